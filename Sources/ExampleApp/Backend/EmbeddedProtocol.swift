import AppShell
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes requests from `URLSession` on to embedded backends, which it finds by the host of the URL.
nonisolated final class EmbeddedProtocol: URLProtocol {
  private static let backends = Mutex<[String: EmbeddedBackend]>([:])

  /// Connects to a backend, under its own host name.
  static func connection(
    to backend: EmbeddedBackend, clock: any Clock<Duration>,
    hook: @escaping RequestHook = { try await $1() }
  ) -> Connection {
    var components = URLComponents()
    let host = "\(UUID().uuidString.lowercased()).embedded"
    components.scheme = "https"
    components.host = host
    backends.withLock { $0[host] = backend }
    let session = Transport.session(through: Self.self)
    return Connection(
      to: components.url ?? URL(filePath: "/"), clock: clock,
      over: session.delayed(by: backend.latency, clock: clock), hook: hook)
  }

  override static func canInit(with request: URLRequest) -> Bool {
    request.url?.host.flatMap { host in backends.withLock { $0[host] } } != nil
  }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Answers immediately: the client expects its calls on the thread that starts loading.
  override func startLoading() {
    // A task that was canceled before fails by itself, and traps on Linux if it is answered as well.
    guard task == nil || task?.state == .running else { return }
    guard let url = request.url, let host = url.host,
      let answer = Self.backends.withLock({ $0[host] })?.answer(EmbeddedRequest(request)),
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": "application/json"])
    else { return client?.urlProtocol(self, didFailWithError: URLError(.badURL)) ?? () }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer.body)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
