/// Why the server gave no answer that the app can use.
enum ClientError: Error, Equatable {
  case unreachable
  case timedOut
  case notFound
  case wrongCredentials
  case signedOut
  case emailTaken
  /// The server found fault with what was sent; its words for each field.
  case invalid([String: String])
  /// The server asks for patience, and perhaps says how many seconds of it.
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

  /// How long the server wants to be left alone.
  var patience: Duration {
    guard case .busy(let seconds?) = self else { return .zero }
    return .seconds(seconds)
  }
}

/// Says why a load failed, in words that a person can use.
func words(for error: any Error) -> String {
  (error as? ClientError)?.words ?? "Something went wrong."
}
