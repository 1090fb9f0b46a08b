import AppShell
import AppTesting
import Foundation
import Synchronization
import Testing

@testable import ExampleApp

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(30))) struct EmbeddedProtocolTests {
  @Test func `the client is called on the thread that starts loading, before that returns`() {
    let connection = EmbeddedProtocol.connection(
      to: EmbeddedBackend(latency: .zero), clock: ContinuousClock())
    let client = LoadingClient()
    let request = URLRequest(url: connection.baseURL.appending(path: "sights"))

    EmbeddedProtocol(request: request, cachedResponse: nil, client: client).startLoading()

    let calls = client.calls.withLock { $0 }
    #expect(calls.map(\.name) == ["response", "data", "end"])
    #expect(calls.allSatisfy { $0.thread == ObjectIdentifier(Thread.current) })
  }
}

@Suite(.timeLimit(.minutes(30))) struct TransportTests {
  @Test func `an error of the system isn't shown as unknown, and may be tried again`() async throws
  {
    let transport = Transport.session(through: AbortingProtocol.self)
    let url = try #require(URL(string: "https://sights.embedded"))

    await #expect(throws: ClientError.interrupted) {
      try await transport.load(URLRequest(url: url))
    }
    #expect(ClientError.interrupted.pause == .zero)
  }
}

/// Fails as iOS does when it ends the connections of an app in the background.
private final class AbortingProtocol: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool { true }
  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: POSIXError(.ECONNABORTED))
  }

  override func stopLoading() {}
}

/// What `URLSession` is to a protocol: it notes each call and its thread.
private final class LoadingClient: NSObject, URLProtocolClient {
  let calls = Mutex<[(name: String, thread: ObjectIdentifier)]>([])

  private func note(_ name: String) {
    calls.withLock { $0.append((name, ObjectIdentifier(Thread.current))) }
  }

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { note("response") }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { note("data") }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { note("end") }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { note("error") }

  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) { note("redirect") }

  func urlProtocol(
    _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse
  ) { note("cache") }

  func urlProtocol(
    _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge
  ) { note("challenge") }

  func urlProtocol(
    _ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge
  ) { note("canceled") }
}
