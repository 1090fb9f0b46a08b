public import Foundation

/// A font, which decides only the weight of text: a terminal has one size of letters.
public final class UIFont: Hashable, Sendable {
  let isBold: Bool

  /// The height of a line: one row.
  public var lineHeight: CGFloat { 16 }

  private init(isBold: Bool) {
    self.isBold = isBold
  }

  /// Returns whether both fonts look the same.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.isBold == right.isBold
  }

  /// Hashes the look of the font.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isBold)
  }

  /// Returns the font for a text style; titles and headlines are bold.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(isBold: [.largeTitle, .title1, .title2, .title3, .headline].contains(style))
  }

  /// Returns the font for a text style and a size of text; a terminal has one size of letters.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// Returns a font; a terminal has one size of letters.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(isBold: false) }

  /// Returns a font, which is bold from the weight `semibold` on.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// Returns a bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(isBold: true) }

  /// Returns a font that isn't bold; a terminal doesn't slant text.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(isBold: false) }

  /// Returns a font whose digits have one width, as all letters of a terminal have.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns a font whose letters have one width, as all letters of a terminal have.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// How thick letters are.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The thickness, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from its thickness.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// A weight between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of bold text.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight thicker than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A role of text.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The style of the largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headlines.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "body")
    /// The style of subheadlines.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The style of smaller captions.
    public static let caption2 = TextStyle(rawValue: "caption2")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
  }
}
