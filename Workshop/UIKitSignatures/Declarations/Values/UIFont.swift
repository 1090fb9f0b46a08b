// uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
  open var lineHeight: CGFloat { get }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont

  // uikit/uifont/textstyle, from memory
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static let body: UIFont.TextStyle
    public static let footnote: UIFont.TextStyle
    public static let headline: UIFont.TextStyle
    public static let title1: UIFont.TextStyle
  }
}
