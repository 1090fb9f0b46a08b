import Foundation

/// A request to a server, wherever that is.
struct Request: Sendable {
  var method = "GET"
  let path: String
  var query: [String: String] = [:]
  var headers: [String: String] = [:]
  var body: Data?
}

extension Request {
  /// A request that sends a value.
  static func post(_ value: some Encodable, to path: String) throws -> Request {
    Request(
      method: "POST", path: path, headers: ["Content-Type": "application/json"],
      body: try JSONEncoder().encode(value))
  }

  /// The same request on behalf of someone.
  func authorized(by session: Session) -> Request {
    var request = self
    request.headers["Authorization"] = "Bearer \(session.token)"
    return request
  }
}
