import Foundation

/// Why a request failed.
enum ClientError: Error, Codable, Equatable {
  case unreachable, timedOut, unreadable, tooLarge
  case notFound, wrongCredentials, signedOut, emailTaken
  /// The server rejected what was sent, with a message for each field.
  case invalid([String: String])
  /// The server has too much to do, and may say how many seconds to wait.
  case busy(seconds: Int?)
  case refused(status: Int)
}

extension ClientError {
  /// The reason in words, ready to show.
  var words: String {
    switch self {
    case .unreachable: "The server can't be reached. Check your connection."
    case .timedOut: "The server took too long to answer."
    case .notFound: "This could not be found on the server."
    case .wrongCredentials: "The email or the password is wrong."
    case .signedOut: "You are no longer signed in. Sign in and try again."
    case .emailTaken: "An account with this email already exists. Sign in instead."
    case .invalid([:]): "The server did not accept this."
    case .invalid(let fields): fields.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
    case .busy: "The server is busy. Try again in a moment."
    case .refused(let status): "The server reported an error (\(status))."
    case .unreadable: "The server's answer can't be read."
    case .tooLarge: "The server's answer is too large."
    }
  }

  /// How long to wait before trying again; nil if that is pointless.
  var pause: Duration? {
    switch self {
    case .unreachable, .timedOut: .zero
    case .busy(let seconds): .seconds(seconds ?? 0)
    case .notFound, .wrongCredentials, .signedOut, .emailTaken, .invalid, .refused, .unreadable,
      .tooLarge:
      nil
    }
  }

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

/// What a server sends with a refusal.
struct ServerFault: Codable {
  struct Details: Codable {
    let code, message: String
    var fields: [String: String]?
  }

  let error: Details
}

extension Error {
  /// The reason in words, ready to show.
  var words: String { (self as? ClientError)?.words ?? "Something went wrong. Try again later." }
}
