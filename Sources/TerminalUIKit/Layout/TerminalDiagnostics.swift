import Foundation

/// Where UIKit's warnings go: what a programmer should see, and a test should fail for.
@MainActor public enum TerminalDiagnostics {
  /// What becomes of a warning: it goes to standard error unless a test has it recorded as an issue.
  public static var onReport: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data("[TerminalUIKit] \(message)\n".utf8))
  }

  /// Reports a warning.
  public static func report(_ message: String) {
    onReport(message)
  }

  /// Does the work and gives the warnings that it caused, so that a test can say there are none.
  public static func messages(during work: () throws -> Void) rethrows -> [String] {
    let outer = onReport
    var messages: [String] = []
    onReport = { messages.append($0) }
    defer { onReport = outer }
    try work()
    return messages
  }
}
