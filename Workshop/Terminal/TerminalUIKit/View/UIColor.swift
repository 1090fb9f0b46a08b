public import Foundation

/// A color by its meaning; the terminal's theme decides how it looks.
///
/// An exact color has the meaning that is nearest to it: a shade that suits one terminal is unreadable in another.
public final class UIColor: NSObject, Sendable {
  // NB: Foundation on Linux halts when it compares colors without these bits; see known-faults.md.
  private let notOfCoreFoundation = 1 << 8
  private let name: String
  /// The color of text.
  let terminalColor: TerminalColor
  /// The color of what is behind text.
  let surface: TerminalColor

  init(_ terminalColor: TerminalColor) {
    name = "\(terminalColor)"
    self.terminalColor = terminalColor
    surface = terminalColor
  }

  private init(_ name: String, text: TerminalColor, surface: TerminalColor) {
    self.name = name
    terminalColor = text
    self.surface = surface
  }

  /// Returns the color with the nearest meaning; what is nearly transparent lets the view below show through.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let nearest = TerminalColor.nearest(red: red, green: green, blue: blue)
    self.init(
      "\(red) \(green) \(blue) \(alpha)", text: nearest.text,
      surface: alpha < 0.1 ? .clear : nearest.surface)
  }

  /// Returns a gray with the nearest meaning.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns a color of the asset catalog, which a terminal doesn't have: it is the usual color of text, or of a surface.
  public convenience init?(named name: String) {
    self.init("named \(name)", text: .normal, surface: .fill)
  }

  /// Returns whether both colors have the same meaning.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.name == name
  }

  /// Hashes the color's meaning.
  public override var hash: Int { name.hashValue }

  /// The color of primary text.
  public static let label = UIColor(.normal)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(.secondary)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(.tertiary)
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor("quaternary", text: .tertiary, surface: .fill)
  /// The color of placeholders.
  public static let placeholderText = UIColor("placeholder", text: .tertiary, surface: .fill)
  /// The color of links.
  public static let link = UIColor(.accent)
  /// The color of the app, which tints its controls.
  public static let tintColor = UIColor(.accent)
  /// The color of the background.
  public static let systemBackground = UIColor(
    "background", text: .normal, surface: .background)
  /// The color of surfaces on the background.
  public static let secondarySystemBackground = UIColor("fill", text: .secondary, surface: .fill)
  /// The color of content on such a surface, which is that of the background.
  public static let tertiarySystemBackground = UIColor(
    "tertiary background", text: .normal, surface: .background)
  /// The color behind groups of rows.
  public static let systemGroupedBackground = UIColor(
    "grouped background", text: .normal, surface: .background)
  /// The color of groups of rows.
  public static let secondarySystemGroupedBackground = UIColor(
    "group", text: .secondary, surface: .fill)
  /// The color of the surfaces of controls.
  public static let systemFill = UIColor("system fill", text: .secondary, surface: .fill)
  /// The color of separators.
  public static let separator = UIColor("separator", text: .tertiary, surface: .fill)

  /// The color of errors and destructive actions.
  public static let systemRed = UIColor(.red)
  /// The color of warnings.
  public static let systemOrange = UIColor(.orange)
  /// The color of success.
  public static let systemGreen = UIColor(.green)
  /// Blue, the color of what can be tapped.
  public static let systemBlue = UIColor("blue", text: .accent, surface: .accent)
  /// Indigo, which a terminal shows as blue.
  public static let systemIndigo = UIColor("indigo", text: .accent, surface: .accent)
  /// Purple, which a terminal shows as blue.
  public static let systemPurple = UIColor("purple", text: .accent, surface: .accent)
  /// Teal, which a terminal shows as blue.
  public static let systemTeal = UIColor("teal", text: .accent, surface: .accent)
  /// Pink, which a terminal shows as red.
  public static let systemPink = UIColor("pink", text: .red, surface: .red)
  /// Yellow, which a terminal shows as orange.
  public static let systemYellow = UIColor("yellow", text: .orange, surface: .orange)

  /// Gray.
  public static let systemGray = UIColor("gray", text: .secondary, surface: .fill)
  /// The second of six grays, each nearer to the background.
  public static let systemGray2 = UIColor("gray 2", text: .secondary, surface: .fill)
  /// The third of six grays.
  public static let systemGray3 = UIColor("gray 3", text: .tertiary, surface: .fill)
  /// The fourth of six grays.
  public static let systemGray4 = UIColor("gray 4", text: .tertiary, surface: .fill)
  /// The fifth of six grays.
  public static let systemGray5 = UIColor("gray 5", text: .tertiary, surface: .fill)
  /// The last of six grays.
  public static let systemGray6 = UIColor("gray 6", text: .tertiary, surface: .fill)
  /// Gray, whatever the theme.
  public static let gray = UIColor("gray 0.5", text: .secondary, surface: .fill)
  /// Light gray, whatever the theme.
  public static let lightGray = UIColor("gray 0.67", text: .tertiary, surface: .fill)
  /// Dark gray, whatever the theme.
  public static let darkGray = UIColor("gray 0.33", text: .secondary, surface: .fill)
  /// White: the background's color behind text, and readable as text.
  public static let white = UIColor("white", text: .normal, surface: .background)
  /// Black: readable as text, and the background's color behind it.
  public static let black = UIColor("black", text: .normal, surface: .background)
  /// No color: what is behind shows through.
  public static let clear = UIColor("clear", text: .normal, surface: .clear)

  /// Returns a translucent color, which tints what is behind it, and is quieter as text; a terminal has one of each.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if alpha < 0.1 { return UIColor("\(name) clear", text: .tertiary, surface: .clear) }
    return UIColor("\(name) tinted", text: .secondary, surface: .tinted)
  }
}

extension TerminalColor {
  /// Returns the colors of text and of a surface with the meaning that is nearest to an exact color.
  fileprivate static func nearest(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (text: TerminalColor, surface: TerminalColor) {
    let highest = max(red, green, blue)
    let lowest = min(red, green, blue)
    guard highest - lowest > 0.15 else {
      let isExtreme = highest < 0.15 || lowest > 0.85
      return isExtreme ? (.normal, .background) : (.secondary, .fill)
    }
    if blue == highest { return (.accent, .accent) }
    if green == highest { return red > 0.8 * green ? (.orange, .orange) : (.green, .green) }
    return green - blue > 0.3 * (highest - lowest) ? (.orange, .orange) : (.red, .red)
  }
}
