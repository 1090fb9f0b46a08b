import Foundation
import Redux

/// A request to a server, wherever that is.
nonisolated struct Request: Sendable {
  let operation: Operation
  var method = "GET"
  let path: String
  var query: [String: String] = [:]
  var headers: [String: String] = [:]
  var body: Data?
  /// Whether a second attempt does no harm if the first one arrived after all.
  var isRepeatable = true
}

nonisolated extension Request {
  /// A request that sends a value, once.
  static func post(
    _ value: some Encodable, to path: String, for operation: Operation
  ) throws -> Request {
    Request(
      operation: operation, method: "POST", path: path,
      headers: ["Content-Type": "application/json"],
      body: try revealingSecrets { try JSONEncoder().encode(value) }, isRepeatable: false)
  }

  /// The same request on behalf of someone.
  func authorized(by session: Session) -> Request {
    var request = self
    request.headers["Authorization"] = "Bearer \(session.token.value)"
    return request
  }

  /// The same request with a key that tells the server of a second attempt.
  func repeatable(key: String) -> Request {
    var request = self
    request.headers["Idempotency-Key"] = key
    request.isRepeatable = true
    return request
  }
}

/// An answer of a server, not larger than `Connection.largestAnswer`.
nonisolated struct ServerAnswer: Equatable, Sendable {
  let status: Int
  var retryAfter: String?
  /// The time by the server's clock.
  var date: String?
  let body: Data
}
