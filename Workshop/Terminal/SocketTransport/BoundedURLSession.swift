#if os(Linux)
  import CLibcurl
  public import Foundation
  public import FoundationNetworking
  import Synchronization

  /// Loads requests as URLSession does, but never takes more memory than you allow.
  ///
  /// URLSession of Swift 6.3 on Linux keeps a core busy while it waits (it watches for a socket to
  /// become writable that always is), traps on a Content-Length near `Int64.max`, and inflates a
  /// compressed answer wholly before its delegate can refuse it: 1 MB on the wire took 1.1 GB. So this
  /// speaks HTTP/1.1 over a socket, which libcurl secures for https.
  public final class BoundedURLSession: Sendable {
    private let limit: Int
    private let timeout: Duration
    private let protocolClass: URLProtocol.Type?
    private let libcurl: Libcurl?
    private let made = Mutex<URLSession?>(nil)

    /// Creates a session, which costs nothing until it loads something.
    ///
    /// - Parameters:
    ///   - limit: The number of bytes that a body may have.
    ///   - timeout: How long a connection may take to be secured. Cancel the task to end any other wait.
    ///   - protocolClass: A class that answers instead of the network.
    public convenience init(
      limit: Int, timeout: Duration, protocolClass: URLProtocol.Type? = nil
    ) {
      self.init(
        limit: limit, timeout: timeout, protocolClass: protocolClass, libcurl: Libcurl.shared)
    }

    init(limit: Int, timeout: Duration, protocolClass: URLProtocol.Type?, libcurl: Libcurl?) {
      self.limit = limit
      self.timeout = timeout
      self.protocolClass = protocolClass
      self.libcurl = libcurl
    }

    /// Loads a request until the task is canceled.
    ///
    /// A redirect is an answer like any other, so a token never follows it elsewhere.
    ///
    /// - Returns: The body, and a response with its status and headers.
    /// - Throws: `URLError` with the code `dataLengthExceedsMaximum` as soon as the body is too large, and
    ///   other codes as <doc:SocketTransport> lists them; `CancellationError` if the task was canceled.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      do {
        return try await load(request)
      } catch  where Task.isCancelled {
        // The end of the wait may look like a lost connection.
        throw CancellationError()
      }
    }

    private func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
      guard protocolClass == nil,
        let exchange = Exchange(request, limit: limit, timeout: timeout, libcurl: libcurl)
      else { return try await dataOfURLSession(for: request) }
      let answer = try await exchange.answer()
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
          headerFields: answer.headers)
      else { throw URLError(.badServerResponse) }
      return (answer.body, response)
    }

    /// Loads a request as `data(for:)` of URLSession does.
    ///
    /// On Linux, that holds a lock that the answer needs while it waits to cancel, and can deadlock. So a
    /// request is canceled by another queue here.
    private func dataOfURLSession(for request: URLRequest) async throws -> (Data, URLResponse) {
      let running = RunningRequest()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let task = session.dataTask(with: request) { [limit] data, response, error in
            guard let data, let response else {
              return continuation.resume(throwing: error ?? URLError(.unknown))
            }
            guard data.count <= limit else {
              return continuation.resume(throwing: URLError(.dataLengthExceedsMaximum))
            }
            continuation.resume(returning: (data, response))
          }
          running.start(task)
        }
      } onCancel: {
        running.cancel()
      }
    }

    /// The session of Foundation, always the same one.
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
  }

  /// A request that may be canceled before it has started.
  private final class RunningRequest: Sendable {
    private let task = Mutex<URLSessionTask?>(nil)

    func start(_ newTask: URLSessionTask) {
      task.withLock { $0 = newTask }
      newTask.resume()
      if Task.isCancelled { newTask.cancel() }
    }

    func cancel() { DispatchQueue.global().async { self.task.withLock { $0 }?.cancel() } }
  }
#endif
