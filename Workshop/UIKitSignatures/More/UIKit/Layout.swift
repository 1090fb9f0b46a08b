// uikit/nslayoutanchor
extension NSLayoutAnchor {
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint
}

// uikit/nslayoutdimension
extension NSLayoutDimension {
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint
}

// uikit/nslayoutconstraint
extension NSLayoutConstraint {
  open class func deactivate(_ constraints: [NSLayoutConstraint])
}

// uikit/uilayoutpriority
extension UILayoutPriority {
  public init(_ rawValue: Float)
  public static let defaultLow: UILayoutPriority
  public static let fittingSizeLevel: UILayoutPriority
}

// uikit/uiview
extension UIView {
  @MainActor public var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
  @MainActor public var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
  @MainActor public var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  @MainActor public func addLayoutGuide(_ layoutGuide: UILayoutGuide)
}

// uikit/uiedgeinsets
extension UIEdgeInsets {
  public var left: CGFloat { get set }
  public var right: CGFloat { get set }
  public static let zero: UIEdgeInsets
}

// uikit/uiscrollview
extension UIScrollView {
  open var contentSize: CGSize { get set }
  open var contentInset: UIEdgeInsets { get set }
  open var isPagingEnabled: Bool { get set }
  open var isScrollEnabled: Bool { get set }
  open var alwaysBounceVertical: Bool { get set }
  open var showsVerticalScrollIndicator: Bool { get set }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
}

// uikit/uiscrollviewdelegate, whose optional requirements these are
extension UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

// uikit/uitextfielddelegate, whose requirements are optional
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool
  public func textFieldDidBeginEditing(_ textField: UITextField)
  public func textFieldDidEndEditing(_ textField: UITextField)
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

// uikit/uitextfield
extension UITextField {
  weak open var delegate: (any UITextFieldDelegate)? { get set }
  open var clearButtonMode: UITextField.ViewMode { get set }
  open var leftView: UIView? { get set }
  open var rightView: UIView? { get set }
}

// uikit/uitextfield/viewmode, from memory
extension UITextField.ViewMode {
  case whileEditing = 1
  case unlessEditing = 2
}
