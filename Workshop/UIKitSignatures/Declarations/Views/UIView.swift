// uikit/uicoordinatespace, from memory
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {}

// uikit/uiview
@MainActor open class UIView: UIResponder, UICoordinateSpace {
  public convenience override init()
  public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var backgroundColor: UIColor? { get set }
  open var isHidden: Bool { get set }
  open var isFocused: Bool { get }
  open func setNeedsFocusUpdate()
  open var isUserInteractionEnabled: Bool { get set }
  open var bounds: CGRect { get set }
  open var frame: CGRect { get set }
  open var layoutMargins: UIEdgeInsets { get set }
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool
  open var superview: UIView? { get }
  open var subviews: [UIView] { get }
  open var window: UIWindow? { get }
  open func addSubview(_ view: UIView)
  open func layoutSubviews()
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  open func removeFromSuperview()
  open func didMoveToWindow()
  open func layoutIfNeeded()
  open var intrinsicContentSize: CGSize { get }

  // In UIKit, these are in a category of NSObject, which Swift can override there.
  open var isAccessibilityElement: Bool { get set }
  open var accessibilityValue: String? { get set }
  open func accessibilityIncrement()
  open func accessibilityDecrement()
  open func accessibilityActivate() -> Bool
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
}

// In UIKit, these are in categories. Swift could override them there, but not in an extension.
extension UIView {
  @MainActor public var translatesAutoresizingMaskIntoConstraints: Bool { get set }
  @MainActor public var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
  @MainActor public var readableContentGuide: UILayoutGuide { get }
  @MainActor public var layoutMarginsGuide: UILayoutGuide { get }
  @MainActor public var safeAreaLayoutGuide: UILayoutGuide { get }
  @MainActor public var leadingAnchor: NSLayoutXAxisAnchor { get }
  @MainActor public var trailingAnchor: NSLayoutXAxisAnchor { get }
  @MainActor public var topAnchor: NSLayoutYAxisAnchor { get }
  @MainActor public var bottomAnchor: NSLayoutYAxisAnchor { get }
  @MainActor public var centerXAnchor: NSLayoutXAxisAnchor { get }
  @MainActor public var widthAnchor: NSLayoutDimension { get }
  @MainActor public var heightAnchor: NSLayoutDimension { get }
  @MainActor public var centerYAnchor: NSLayoutYAxisAnchor { get }
}
