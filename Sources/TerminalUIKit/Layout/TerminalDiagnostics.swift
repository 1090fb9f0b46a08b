import Foundation

/// Receives the warnings that UIKit would log, for which a test should fail.
@MainActor public enum TerminalDiagnostics {
  /// Receives each warning and writes it to standard error, unless a test records it as an issue.
  public static var onReport: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data("[TerminalUIKit] \(message)\n".utf8))
  }

  /// Receives what VoiceOver would read aloud.
  public static var onAnnouncement: @MainActor (String) -> Void = { _ in }

  /// Reports a warning.
  public static func report(_ message: String) {
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
