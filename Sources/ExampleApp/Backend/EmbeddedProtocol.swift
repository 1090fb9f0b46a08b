import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes requests from `URLSession` on to embedded backends, which it finds by the host of the URL.
final class EmbeddedProtocol: URLProtocol {
  private static let backends = Mutex<[String: EmbeddedBackend]>([:])
  private let loading = Mutex(Loading())

  private struct Loading {
    var task: Task<Void, Never>?
    var isStopped = false
  }

  /// Connects to a backend, under a host name of its own.
  static func connection(to backend: EmbeddedBackend, clock: any Clock<Duration>) -> Connection {
    var components = URLComponents()
    let host = "\(UUID().uuidString.lowercased()).embedded"
    (components.scheme, components.host) = ("https", host)
    backends.withLock { $0[host] = backend }
    return Connection(to: components.url ?? URL(filePath: "/"), clock: clock, through: Self.self)
  }

  override static func canInit(with request: URLRequest) -> Bool {
    request.url?.host.flatMap { host in backends.withLock { $0[host] } } != nil
  }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let host = request.url?.host, let backend = Self.backends.withLock({ $0[host] })
    else { return fail() }
    // NB: URLProtocol isn't Sendable. The task uses `client`, which is constant and can be called from
    // any thread, and only under the lock. `stopLoading` waits for the lock, so the session gets no
    // answer to a request that it has given up.
    nonisolated(unsafe) let itself = self
    let (request, url) = (EmbeddedRequest(request), request.url)
    let answering: @Sendable () async -> Void = {
      try? await Task.sleep(for: backend.latency)
      let answer = backend.answer(request)
      itself.loading.withLock { loading in
        // A cancelled task fails a moment later, and traps if it has an answer by then.
        guard !loading.isStopped, itself.task?.state != .canceling else { return }
        itself.deliver(answer, from: url)
      }
    }
    // Made under the lock, so that the session's queue never waits for an answer. A cancellation waits
    // for that queue, and the answer for the end of the cancellation.
    loading.withLock { $0.task = Task(operation: answering) }
  }

  override func stopLoading() {
    let task = loading.withLock { loading in
      loading.isStopped = true
      return loading.task
    }
    task?.cancel()
  }

  private func deliver(_ answer: EmbeddedAnswer, from url: URL?) {
    guard let url,
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": "application/json"])
    else { return fail() }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer.body)
    client?.urlProtocolDidFinishLoading(self)
  }

  private func fail() { client?.urlProtocol(self, didFailWithError: URLError(.badURL)) }
}
