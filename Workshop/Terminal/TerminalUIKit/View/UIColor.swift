public import Foundation

/// A colour by its meaning; the terminal's theme decides how it looks.
public final class UIColor: NSObject, Sendable {
  // NB: Foundation on Linux halts when it compares colours without these bits; see known-faults.md.
  private let notOfCoreFoundation = 1 << 8
  let terminalColor: TerminalColor

  init(_ terminalColor: TerminalColor) {
    self.terminalColor = terminalColor
  }

  /// Returns whether both colours have the same meaning.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.terminalColor == terminalColor
  }

  /// Hashes the colour's meaning.
  public override var hash: Int { terminalColor.hashValue }

  /// The colour of primary text.
  public static let label = UIColor(.normal)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(.secondary)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(.tertiary)
  /// The colour of links.
  public static let link = UIColor(.accent)
  /// The colour of the background.
  public static let systemBackground = UIColor(.background)
  /// The colour of surfaces on the background.
  public static let secondarySystemBackground = UIColor(.fill)
  /// The colour of errors and destructive actions.
  public static let systemRed = UIColor(.red)
  /// The colour of warnings.
  public static let systemOrange = UIColor(.orange)
  /// The colour of success.
  public static let systemGreen = UIColor(.green)

  /// Returns a translucent colour, which tints what is behind it; a terminal has only one.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.tinted) }
}
