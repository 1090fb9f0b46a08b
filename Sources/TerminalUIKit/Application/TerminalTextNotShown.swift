/// Says that a text to be clicked isn't on the screen, and what is.
public struct TerminalTextNotShown: Error, CustomStringConvertible {
  /// The text that was looked for.
  public let text: String
  /// The rows of the screen.
  public let screen: String

  /// The text and the screen, for the report of a failed test.
  public var description: String { "“\(text)” is not on the screen, or is covered:\n\(screen)" }
}
