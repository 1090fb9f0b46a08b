import AppShell

nonisolated extension ClientError {
  /// The reason as text, ready to show.
  var words: String {
    switch self {
    case .unreachable: localized("The server can't be reached. Check your connection.")
    case .interrupted: localized("The connection was lost before the answer was complete.")
    case .timedOut: localized("The server took too long to answer.")
    case .unreadable: localized("The server's answer can't be read.")
    case .tooLarge: localized("The server's answer is too large.")
    case .stopped: localized("You stopped waiting for the server.")
    case .notFound: localized("This could not be found on the server.")
    case .changed: localized("This has changed on the server. Try again.")
    case .wrongCredentials: localized("Wrong email or password.")
    case .signedOut: localized("You are no longer signed in. Sign in and try again.")
    case .emailTaken: localized("An account with this email already exists. Sign in instead.")
    case .outdated: localized("The server needs a newer version of this app. Update to continue.")
    case .invalid(let fields): fields.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
    case .busy(let seconds):
      [
        localized("The server is busy."),
        Self.advice(seconds) ?? localized("Try again in a moment."),
      ]
      .joined(separator: " ")
    case .refused(let status, let message, let seconds):
      [
        status < 500
          ? localized("The server did not accept this (\(status)).")
          : localized("The server reported an error (\(status))."),
        message, Self.advice(seconds),
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  /// When to try again, in the largest unit that makes sense; nil if that is unknown.
  private static func advice(_ seconds: Int?) -> String? {
    // A saved error may have any number.
    guard let seconds, 1...31_536_000 ~= seconds else { return nil }
    return switch seconds {
    case 1: localized("Try again in 1 second.")
    case ..<90: localized("Try again in \(seconds) seconds.")
    case ..<5_400: localized("Try again in \((seconds + 59) / 60) minutes.")
    case ..<172_800: localized("Try again in \((seconds + 3_599) / 3_600) hours.")
    case _: localized("Try again in \((seconds + 86_399) / 86_400) days.")
    }
  }
}

nonisolated extension Error {
  /// The reason as text, ready to show.
  var words: String {
    (self as? ClientError)?.words ?? (self as? GuideProblem)?.words
      ?? localized("Something went wrong. Try again later.")
  }
}
