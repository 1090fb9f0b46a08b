public import Foundation

/// A row or column of views, placed by constraints that the stack makes itself.
@MainActor open class UIStackView: UIView {
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// The views that the stack places, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The direction in which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsSolve() } }
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

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    removeArrangedSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.append(view)
    setNeedsSolve()
  }

  /// Places the view no more; it stays a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsSolve()
  }

  override func willRemoveSubview(_ subview: UIView) {
    customSpacing[ObjectIdentifier(subview)] = nil
    removeArrangedSubview(subview)
  }

  /// Sets the distance after one of the views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsSolve()
  }

  func spacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }

  /// How the views stand across a stack.
  public enum Alignment: Int, Sendable {
    /// Each is as wide as the stack.
    case fill
    /// Each stands at the edge where reading starts, or at the top.
    case leading
    /// Each stands in the middle.
    case center = 3
    /// Each stands at the edge where reading ends, or at the bottom.
    case trailing
  }
}
