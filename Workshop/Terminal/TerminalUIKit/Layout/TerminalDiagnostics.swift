import Foundation

/// Receives the warnings that UIKit would log, for which a test should fail.
@MainActor public enum TerminalDiagnostics {
  /// Receives each warning and writes it to standard error, unless a test records it as an issue.
  public static var onReport: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data("[TerminalUIKit] \(message)\n".utf8))
  }

  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled = false

  /// Receives what VoiceOver would read aloud.
  public static var onAnnouncement: @MainActor (String) -> Void = { _ in }

  /// Texts in the warnings that a test causes on purpose.
  public static var expected: Set<String> = []

  /// Reports a warning, unless a test expects it.
  public static func report(_ message: String) {
    guard !expected.contains(where: message.contains) else { return }
    onReport(message)
  }

  /// Runs work and returns the warnings it caused, so that a test can compare them.
  public static func messages(during work: () throws -> Void) rethrows -> [String] {
    let outer = onReport
    var messages: [String] = []
    onReport = { messages.append($0) }
    defer { onReport = outer }
    try work()
    return messages
  }
}
