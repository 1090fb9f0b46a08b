public import Foundation

extension UIFont {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The weight from -1 to 1.
    public let rawValue: CGFloat

    /// Makes a weight from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than running text.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headlines.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of titles.
    public static let bold = Weight(rawValue: 0.4)
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
    /// The line under a headline.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// Text set apart.
    public static let callout = TextStyle(rawValue: "callout")
    /// A remark.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The words under a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The small words under a picture.
    public static let caption2 = TextStyle(rawValue: "caption2")

    var isBold: Bool {
      [.largeTitle, .title1, .title2, .title3, .headline].contains(self)
    }
  }
}
