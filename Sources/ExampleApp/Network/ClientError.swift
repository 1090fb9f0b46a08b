/// Why a request failed.
enum ClientError: Error, Equatable {
  case unreachable
  case timedOut
  case notFound
  case wrongCredentials
  case signedOut
  case emailTaken
  /// The server rejected what was sent, with a message for each field.
  case invalid([String: String])
  /// The server has too much to do, and may say how many seconds to wait.
  case busy(seconds: Int?)
  case refused(status: Int)
  case unreadable
  case tooLarge
}

extension ClientError {
  /// The reason in words, ready to show.
  var words: String {
    switch self {
    case .unreachable: "The server can't be reached."
    case .timedOut: "The server took too long to answer."
    case .notFound: "The server doesn't know it."
    case .wrongCredentials: "The email or the password is wrong."
    case .signedOut: "You are no longer signed in."
    case .emailTaken: "There is an account with that email already."
    case .invalid(let fields):
      fields.isEmpty
        ? "The server found fault with it."
        : fields.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
    case .busy: "The server is busy. Try again in a moment."
    case .refused(let status): "The server refused (\(status))."
    case .unreadable: "The server's answer can't be read."
    case .tooLarge: "The server's answer is too large."
    }
  }

  /// Whether the same request may succeed a moment later.
  var isPassing: Bool {
    switch self {
    case .unreachable, .timedOut, .busy: true
    case .notFound, .wrongCredentials, .signedOut, .emailTaken, .invalid, .refused, .unreadable,
      .tooLarge:
      false
    }
  }

  /// How long the server asks to wait.
  var patience: Duration {
    guard case .busy(let seconds?) = self else { return .zero }
    return .seconds(seconds)
  }
}

extension Error {
  /// The reason in words, ready to show.
  var words: String { (self as? ClientError)?.words ?? "Something went wrong. Try again later." }
}
