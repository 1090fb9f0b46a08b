import Foundation

/// What a server says when it refuses.
struct ServerFault: Codable {
  struct Details: Codable {
    let code: String
    let message: String
    var fields: [String: String]?
  }

  let error: Details
}

extension ClientError {
  /// Reads a refusal.
  init(status: Int, body: Data, retryAfter: Int? = nil) {
    let fault = try? JSONDecoder().decode(ServerFault.self, from: body)
    self =
      switch status {
      case 401: fault?.error.code == "not_signed_in" ? .signedOut : .wrongCredentials
      case 404: .notFound
      case 409: .emailTaken
      case 422: .invalid(fault?.error.fields ?? [:])
      case 429, 502...504: .busy(seconds: retryAfter)
      case let status: .refused(status: status)
      }
  }
}
