import AppShell
import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries a request to a server and its answer back, and throws `ClientError`.
struct Transport: Sendable {
  /// Loads an answer until the task is cancelled, and throws `tooLarge` as soon as it is too large.
  let load: @Sendable (URLRequest) async throws -> ServerAnswer
}

extension Transport {
  /// The way to a real server.
  static func standard(for url: URL) -> Transport {
    #if canImport(FoundationNetworking)
      if url.scheme == "http" || SecureSocket.isAvailable { return .socket }
    #endif
    return session()
  }

  /// URLSession, whose answers may come from a protocol class instead of the network.
  static func session(through protocolClass: URLProtocol.Type? = nil) -> Transport {
    let session = LazySession(protocolClass: protocolClass)
    return Transport { request in
      do {
        let (data, response) = try await session.load(request)
        guard let response = response as? HTTPURLResponse else { throw ClientError.unreadable }
        return ServerAnswer(
          status: response.statusCode,
          retryAfter: response.value(forHTTPHeaderField: "Retry-After"), body: data)
      } catch let error as URLError {
        try Task.checkCancellation()
        throw ClientError(error)
      }
    }
  }
}

extension ClientError {
  fileprivate init(_ error: URLError) {
    switch error.code {
    case .timedOut: self = .timedOut
    case .networkConnectionLost: self = .interrupted
    case .dataLengthExceedsMaximum: self = .tooLarge
    case .httpTooManyRedirects, .badServerResponse, .cannotDecodeContentData,
      .cannotDecodeRawData, .cannotParseResponse:
      self = .unreadable
    default: self = .unreachable
    }
  }
}

/// Makes a URLSession with the first request, because that takes milliseconds of the app's start.
private final class LazySession: Sendable {
  private let protocolClass: URLProtocol.Type?
  private let made = Mutex<URLSession?>(nil)

  init(protocolClass: URLProtocol.Type?) { self.protocolClass = protocolClass }

  /// The session, always the same one.
  private var session: URLSession {
    made.withLock { made in
      if let made { return made }
      let configuration = URLSessionConfiguration.ephemeral
      if let protocolClass { configuration.protocolClasses = [protocolClass] }
      let session = URLSession(configuration: configuration)
      made = session
      return session
    }
  }

  #if canImport(FoundationNetworking)
    /// Loads a request, as `data(for:)` does, until the task is cancelled.
    ///
    /// On Linux, `data(for:)` holds a lock that the answer needs while it waits to cancel, and can
    /// deadlock. So a request is cancelled by another queue here.
    func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
      let running = RunningRequest()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let task = session.dataTask(with: request) { data, response, error in
            guard let data, let response else {
              return continuation.resume(throwing: error ?? URLError(.unknown))
            }
            guard data.count <= Connection.largestAnswer else {
              return continuation.resume(throwing: ClientError.tooLarge)
            }
            continuation.resume(returning: (data, response))
          }
          running.start(task)
        }
      } onCancel: {
        running.cancel()
      }
    }
  #else
    /// Loads a request byte by byte, so that an answer that is too large never fills the memory.
    func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
      let (bytes, response) = try await session.bytes(for: request, delegate: NoRedirects())
      let limit = Connection.largestAnswer
      guard response.expectedContentLength <= limit else { throw ClientError.tooLarge }
      var data = Data()
      for try await byte in bytes {
        guard data.count < limit else { throw ClientError.tooLarge }
        data.append(byte)
      }
      return (data, response)
    }
  #endif
}

#if canImport(FoundationNetworking)
  /// A request that may be cancelled before it has started.
  private final class RunningRequest: Sendable {
    private let task = Mutex<URLSessionTask?>(nil)

    func start(_ newTask: URLSessionTask) {
      task.withLock { $0 = newTask }
      newTask.resume()
      if Task.isCancelled { newTask.cancel() }
    }

    func cancel() { DispatchQueue.global().async { self.task.withLock { $0 }?.cancel() } }
  }
#else
  /// Refuses redirects, which the contract rules out, and which would take the token elsewhere.
  private final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
    ) async -> URLRequest? { nil }
  }
#endif
