// uikit/nslayoutanchor
@MainActor open class NSLayoutAnchor<AnchorType>: NSObject, Sendable where AnchorType: AnyObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint
}

// uikit/nslayoutxaxisanchor
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

// uikit/nslayoutyaxisanchor
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

// uikit/nslayoutdimension
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
}

// uikit/uilayoutpriority
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  public init(rawValue: Float)
  public var rawValue: Float { get }
  public static let required: UILayoutPriority
  public static let defaultHigh: UILayoutPriority
}

// uikit/nslayoutconstraint, from memory
@MainActor open class NSLayoutConstraint: NSObject, Sendable {
  open class func activate(_ constraints: [NSLayoutConstraint])
  open var priority: UILayoutPriority { get set }
  open var isActive: Bool { get set }
  open var constant: CGFloat { get set }

  // uikit/nslayoutconstraint/axis, from memory
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

// uikit/uilayoutguide
@MainActor open class UILayoutGuide: NSObject, Sendable {
  open var leadingAnchor: NSLayoutXAxisAnchor { get }
  open var trailingAnchor: NSLayoutXAxisAnchor { get }
  open var topAnchor: NSLayoutYAxisAnchor { get }
  open var bottomAnchor: NSLayoutYAxisAnchor { get }
  open var centerXAnchor: NSLayoutXAxisAnchor { get }
  open var centerYAnchor: NSLayoutYAxisAnchor { get }
  open var widthAnchor: NSLayoutDimension { get }
  open var heightAnchor: NSLayoutDimension { get }
}

// uikit/uitrackinglayoutguide
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

// uikit/uikeyboardlayoutguide
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var usesBottomSafeArea: Bool { get set }
}
