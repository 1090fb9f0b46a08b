#if !os(Linux)
  import Foundation
  import Synchronization

  /// Loads requests as URLSession does, but refuses redirects, and answers that are too large.
  ///
  /// On Linux, SocketTransport has this type, because URLSession lacks what this needs there.
  nonisolated final class BoundedURLSession: Sendable {
    private let limit: Int
    private let timeout: Duration
    private let protocolClass: URLProtocol.Type?
    private let made = Mutex<URLSession?>(nil)

    /// Creates a session, whose answers may come from a protocol class instead of the network.
    init(limit: Int, timeout: Duration, protocolClass: URLProtocol.Type? = nil) {
      self.limit = limit
      self.timeout = timeout
      self.protocolClass = protocolClass
    }

    /// Loads a request byte by byte, so that an answer that is too large never fills the memory.
    func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      let (bytes, response) = try await session.bytes(for: request, delegate: NoRedirects())
      guard response.expectedContentLength <= limit else {
        throw URLError(.dataLengthExceedsMaximum)
      }
      var data = Data()
      for try await byte in bytes {
        guard data.count < limit else { throw URLError(.dataLengthExceedsMaximum) }
        data.append(byte)
      }
      return (data, response)
    }

    /// The session of Foundation, made with the first request, because that takes milliseconds of the
    /// app's start.
    private var session: URLSession {
      made.withLock { made in
        if let made { return made }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout / .seconds(1)
        if let protocolClass { configuration.protocolClasses = [protocolClass] }
        let session = URLSession(configuration: configuration)
        made = session
        return session
      }
    }
  }

  /// Refuses redirects, which the contract rules out, and which would take the token elsewhere.
  private nonisolated final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
    ) async -> URLRequest? { nil }
  }
#endif
