// uikit/uistackview
@_inheritsConvenienceInitializers @MainActor open class UIStackView: UIView {
  public override init(frame: CGRect)
  public required init(coder: NSCoder)
  public convenience init(arrangedSubviews views: [UIView])
  open var axis: NSLayoutConstraint.Axis { get set }
  open var arrangedSubviews: [UIView] { get }
  open var alignment: UIStackView.Alignment { get set }
  open var spacing: CGFloat { get set }
  open func addArrangedSubview(_ view: UIView)
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
  open var isLayoutMarginsRelativeArrangement: Bool { get set }

  // uikit/uistackview/alignment-swift.enum, from memory
  public enum Alignment: Int, Sendable {
    case leading = 1
    case center = 3
  }
}
