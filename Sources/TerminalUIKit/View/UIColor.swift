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

  /// No colour: what is below shows through.
  public static let clear = UIColor(.clear)
  /// The text that matters most.
  public static let label = UIColor(.normal)
  /// The text that explains.
  public static let secondaryLabel = UIColor(.secondary)
  /// The text that is rarely read.
  public static let tertiaryLabel = UIColor(.tertiary)
  /// The text of an empty field.
  public static let placeholderText = UIColor(.tertiary)
  /// The line between things.
  public static let separator = UIColor(.separator)
  /// What can be touched.
  public static let tintColor = UIColor(.accent)
  /// Text that leads elsewhere.
  public static let link = UIColor(.accent)
  /// The page.
  public static let systemBackground = UIColor(.background)
  /// What stands out from the page.
  public static let secondarySystemBackground = UIColor(.elevated)
  /// The fill of fields.
  public static let tertiarySystemFill = UIColor(.fill)
  /// The colour of danger.
  public static let systemRed = UIColor(.red)
  /// The colour of a warning.
  public static let systemOrange = UIColor(.orange)
  /// The colour of stars.
  public static let systemYellow = UIColor(.yellow)
  /// The colour of success.
  public static let systemGreen = UIColor(.green)
  /// The colour of what can be touched, as long as the theme says so.
  public static let systemBlue = UIColor(.blue)
  /// The colour of what is at rest.
  public static let systemGray = UIColor(.gray)
}
