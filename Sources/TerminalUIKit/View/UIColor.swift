/// A colour with a meaning; the terminal's theme says how it looks.
public final class UIColor: Hashable, Sendable {
  let terminalColor: TerminalColor

  init(_ terminalColor: TerminalColor) {
    self.terminalColor = terminalColor
  }

  /// Whether both colours mean the same.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.terminalColor == right.terminalColor
  }

  /// Feeds the colour's meaning to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(terminalColor)
  }

  /// The text that matters most.
  public static let label = UIColor(.normal)
  /// The text that explains.
  public static let secondaryLabel = UIColor(.secondary)
  /// The text that is rarely read.
  public static let tertiaryLabel = UIColor(.tertiary)
  /// Text that leads elsewhere.
  public static let link = UIColor(.accent)
  /// The page.
  public static let systemBackground = UIColor(.background)
  /// The colour of danger.
  public static let systemRed = UIColor(.red)
  /// The colour of a warning.
  public static let systemOrange = UIColor(.orange)
  /// The colour of success.
  public static let systemGreen = UIColor(.green)
}
