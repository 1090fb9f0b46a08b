extension ClientError {
  /// The reason in words, ready to show.
  var words: String {
    switch self {
    case .unreachable: "The server can't be reached. Check your connection."
    case .interrupted: "The connection was lost before the answer was complete."
    case .timedOut: "The server took too long to answer."
    case .unreadable: "The server's answer can't be read."
    case .tooLarge: "The server's answer is too large."
    case .stopped: "You stopped waiting for the server."
    case .notFound: "This could not be found on the server."
    case .wrongCredentials: "The email or the password is wrong."
    case .signedOut: "You are no longer signed in. Sign in and try again."
    case .emailTaken: "An account with this email already exists. Sign in instead."
    case .outdated: "The server needs a newer version of this app. Update it to go on."
    case .invalid(let fields): fields.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
    case .busy(let seconds):
      "The server is busy. \(Self.advice(seconds) ?? "Try again in a moment.")"
    case .refused(let status, let message, let seconds):
      [
        status < 500
          ? "The server did not accept this (\(status))."
          : "The server reported an error (\(status)).",
        message, Self.advice(seconds),
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  /// When to try again, in the largest unit that makes sense; nil if that is unknown.
  private static func advice(_ seconds: Int?) -> String? {
    guard let seconds, seconds > 0 else { return nil }
    let (count, unit) =
      switch seconds {
      case ..<90: (seconds, "second")
      case ..<5_400: ((seconds + 59) / 60, "minute")
      case ..<172_800: ((seconds + 3_599) / 3_600, "hour")
      case _: ((seconds + 86_399) / 86_400, "day")
      }
    return "Try again in \(count) \(unit)\(count == 1 ? "" : "s")."
  }
}

extension Error {
  /// The reason in words, ready to show.
  var words: String { (self as? ClientError)?.words ?? "Something went wrong. Try again later." }
}
