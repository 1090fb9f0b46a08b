/// The weight of text; a terminal has one size of letters.
public final class UIFont: Hashable, Sendable {
  let isBold: Bool

  private init(isBold: Bool) {
    self.isBold = isBold
  }

  /// Whether both fonts look the same.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.isBold == right.isBold
  }

  /// Feeds what the font looks like to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isBold)
  }

  /// The font for a role in the text; titles and headlines are bold.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(isBold: [.largeTitle, .title1, .title2, .title3, .headline].contains(style))
  }

  /// The role of a piece of text.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The title of a screen.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The title of a part.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The title of a smaller part.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The first line of a paragraph or row.
    public static let headline = TextStyle(rawValue: "headline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A remark.
    public static let footnote = TextStyle(rawValue: "footnote")
  }
}
