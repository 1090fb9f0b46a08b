public import Foundation

/// A row or column of views, placed by constraints that the stack makes itself.
@MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// The direction in which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsSolve() } }
  }

  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsSolve() } }
  }

  /// How the views stand across the stack.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsSolve() } }
  }

  /// The distance between two views, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsSolve() } }
  }

  /// Whether the views keep within the layout margins rather than the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsSolve() } }
  }

  /// Makes an empty stack at the given place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty stack; there are no archives to read from.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a row of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack places, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    removeArrangedSubview(view)
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Puts a view at the given place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    removeArrangedSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: stackIndex)
    setNeedsSolve()
  }

  /// Places the view no more; it stays a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsSolve()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    customSpacing[ObjectIdentifier(subview)] = nil
    removeArrangedSubview(subview)
  }

  /// Sets the distance after one of the views; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacing[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsSolve()
  }

  /// The distance set after the view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func spacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(size)
  }
}
