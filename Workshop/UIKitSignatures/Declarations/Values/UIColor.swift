// uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
  open class var label: UIColor { get }
  open class var link: UIColor { get }
  open class var secondaryLabel: UIColor { get }
  open class var secondarySystemBackground: UIColor { get }
  open class var systemBackground: UIColor { get }
  open class var systemGreen: UIColor { get }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor
  open class var systemOrange: UIColor { get }
  open class var systemRed: UIColor { get }
  open class var tertiaryLabel: UIColor { get }
}
