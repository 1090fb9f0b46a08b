import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A connection to a server, with limits on time and size, which tries again when that may help.
struct Connection: Sendable {
  static let timeout = Duration.seconds(15)
  static let largestAnswer = 4 << 20
  static let longestPause = Duration.seconds(10)
  static let pauses: [Duration] = [.milliseconds(300), .milliseconds(900)]

  let baseURL: URL
  let clock: any Clock<Duration>
  /// How long each request waits before it is sent, to make a server inside the app take its time.
  private let latency: Duration
  private let session: LazySession

  /// Connects to a server.
  init(
    to baseURL: URL, clock: any Clock<Duration>, latency: Duration = .zero,
    through protocolClass: URLProtocol.Type? = nil
  ) {
    (self.baseURL, self.clock, self.latency) = (baseURL, clock, latency)
    session = LazySession(protocolClass: protocolClass)
  }

  /// Sends a request that may be repeated, and reads the answer.
  func read<Answer: Decodable & Sendable>(_ request: Request) async throws -> Answer {
    for pause in Self.pauses {
      do {
        return try await send(request)
      } catch let error as ClientError {
        guard let wanted = error.pause, wanted <= Self.longestPause else { throw error }
        try await clock.sleep(for: max(pause, wanted))
      }
    }
    return try await send(request)
  }

  /// Sends a request once, and reads the answer.
  func send<Answer: Decodable & Sendable>(_ request: Request) async throws -> Answer {
    let data = try await perform(request)
    let answer = try? JSONDecoder().decode(Answer.self, from: data)
    guard let answer else { throw ClientError.unreadable }
    return answer
  }

  /// Sends a request once.
  @discardableResult func perform(_ request: Request) async throws -> Data {
    let (data, response) = try await load(URLRequest(request, to: baseURL))
    guard data.count <= Self.largestAnswer else { throw ClientError.tooLarge }
    guard let response = response as? HTTPURLResponse else { throw ClientError.unreadable }
    guard (200..<300).contains(response.statusCode) else {
      let seconds = response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
      throw ClientError(status: response.statusCode, body: data, retryAfter: seconds)
    }
    return data
  }

  /// Loads a request, unless the time is up before.
  private func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
    try await withThrowingTaskGroup(of: (Data, URLResponse).self) { group in
      group.addTask { [clock, latency, session] in
        if latency > .zero { try await clock.sleep(for: latency) }
        do {
          return try await session.load(request)
        } catch {
          try Task.checkCancellation()
          throw ClientError(error as? URLError)
        }
      }
      group.addTask {
        try await clock.sleep(for: Self.timeout)
        throw ClientError.timedOut
      }
      defer { group.cancelAll() }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }
}

extension ClientError {
  fileprivate init(_ error: URLError?) {
    switch error?.code {
    case .timedOut?: self = .timedOut
    case .httpTooManyRedirects?: self = .unreadable
    default: self = .unreachable
    }
  }
}

extension URLRequest {
  fileprivate init(_ request: Request, to baseURL: URL) {
    var url = baseURL.appending(path: request.path)
    let items = request.query.sorted { $0.key < $1.key }
    if !items.isEmpty { url.append(queryItems: items.map { URLQueryItem(name: $0, value: $1) }) }
    self.init(url: url)
    httpMethod = request.method
    httpBody = request.body
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}

/// Makes a URLSession with the first request, because that takes milliseconds of the app's start.
private final class LazySession: Sendable {
  private let protocolClass: URLProtocol.Type?
  private let made = Mutex<URLSession?>(nil)

  init(protocolClass: URLProtocol.Type?) { self.protocolClass = protocolClass }

  /// Loads a request, as `data(for:)` does, until the task is cancelled.
  ///
  /// On Linux, `data(for:)` holds a lock that the answer needs while it waits to cancel, and can deadlock.
  /// So a request is cancelled by another queue here.
  func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
    let running = RunningRequest()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = session.dataTask(with: request) { data, response, error in
          guard let data, let response else {
            return continuation.resume(throwing: error ?? URLError(.unknown))
          }
          continuation.resume(returning: (data, response))
        }
        running.start(task)
      }
    } onCancel: {
      running.cancel()
    }
  }

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
}

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
