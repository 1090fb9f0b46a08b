public import Foundation
import Synchronization

/// A request as a tool sees it.
public struct WatchedRequest: Sendable {
  /// The method, such as GET.
  public let method: String
  /// The address, with the query.
  public let url: URL
  /// The fields of the header, also those that are secret.
  public let headers: [String: String]
  /// The body.
  public let body: Data?
  /// The number of the attempt, counted from 1.
  public let attempt: Int

  /// Describes a request.
  public init(
    method: String, url: URL, headers: [String: String] = [:], body: Data? = nil, attempt: Int = 1
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.attempt = attempt
  }
}

/// How a request ended.
public enum WatchedOutcome: Sendable {
  /// The server answered.
  case answer(status: Int, body: Data)
  /// There was no answer, for this reason.
  case failure(String)
}

/// Lets a tool watch the requests of an app.
///
/// An app's connection passes each request through ``load(_:outcome:_:)``. Without a tool, that only asks
/// whether there is one.
public final class RequestWatch: Sendable {
  /// Receives a request that begins, and returns a closure that receives how it ended.
  public typealias Watcher = @Sendable (WatchedRequest) -> @Sendable (WatchedOutcome) -> Void

  private let watcher = Mutex<Watcher?>(nil)

  /// Creates a watch without a watcher.
  init() {}

  /// Passes each request from now on to a watcher, instead of the one before.
  func install(_ watcher: @escaping Watcher) { self.watcher.withLock { $0 = watcher } }

  /// Performs a request, and tells the watcher.
  ///
  /// - Parameters:
  ///   - request: Describes the request, if anything watches.
  ///   - outcome: Describes the answer.
  ///   - load: Performs the request.
  /// - Returns: The answer.
  /// - Throws: The error of the request.
  public func load<Answer>(
    _ request: @autoclosure () -> WatchedRequest, outcome: (Answer) -> WatchedOutcome,
    _ load: () async throws -> Answer
  ) async throws -> Answer {
    guard let end = watcher.withLock({ $0 })?(request()) else { return try await load() }
    do {
      let answer = try await load()
      end(outcome(answer))
      return answer
    } catch {
      end(.failure("\(error)"))
      throw error
    }
  }
}
