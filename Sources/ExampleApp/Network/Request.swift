import Foundation

/// What to ask a server, wherever it is.
struct Request: Sendable {
  var method = "GET"
  let path: String
  var query: [String: String] = [:]
  var headers: [String: String] = [:]
  var body: Data?

  /// Asks for something.
  init(_ path: String, query: [String: String] = [:]) {
    self.path = path
    self.query = query
  }

  /// Sends something.
  init(_ path: String, posting body: Data) {
    self.path = path
    self.body = body
    method = "POST"
    headers["Content-Type"] = "application/json"
  }
}
