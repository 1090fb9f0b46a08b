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
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
  }
}
