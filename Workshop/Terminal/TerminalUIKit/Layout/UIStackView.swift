public import Foundation

/// A row or column of views, which the stack lays out by its own constraints.
@MainActor open class UIStackView: UIView {
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// The views that the stack arranges, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsSolve() } }
  }

  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsSolve() } }
  }

  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsSolve() } }
  }

  /// The distance between two views, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsSolve() } }
  }

  /// Whether the views are arranged within the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsSolve() } }
  }

  /// Creates an empty stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty stack; the coder is ignored.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    removeArrangedSubview(view)
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view before others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    removeArrangedSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    setNeedsSolve()
  }

  /// Stops arranging a view; it stays a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsSolve()
  }

  override func willRemoveSubview(_ subview: UIView) {
    customSpacing[ObjectIdentifier(subview)] = nil
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after one of the views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsSolve()
  }

  /// Reports a visible stack in a stack whose own views are all hidden.
  ///
  /// Its height is ambiguous, and on iOS such a stack has been seen to fill the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isShown = sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden }
    guard superview is UIStackView, isShown, !arrangedSubviews.isEmpty,
      arrangedSubviews.allSatisfy(\.isHidden)
    else { return }
    TerminalDiagnostics.report(
      "All arranged subviews of \(self) are hidden, so its height is ambiguous. Hide the stack too."
    )
  }

  func spacing(after view: UIView) -> CGFloat {
    isTight ? 0 : customSpacing[ObjectIdentifier(view)] ?? spacing
  }

  /// Whether the page has so few rows that empty ones between its views would take the place of others.
  private var isTight: Bool {
    guard axis == .vertical else { return false }
    let page = layoutRoot
    return page.viewController != nil && (1..<96).contains(page.bounds.height)
  }

  /// The ways in which views share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// The view with the lowest hugging priority grows.
    case fill
    /// All views have the same length.
    case fillEqually
    /// As `fill` here: the view with the lowest hugging priority grows.
    case fillProportionally
    /// All distances grow.
    case equalSpacing
    /// The middles of the views have equal distances.
    case equalCentering
  }

  /// The alignments of views across a stack.
  public enum Alignment: Int, Sendable {
    /// Each view fills the stack across its axis.
    case fill
    /// Each view is at the leading edge, or at the top.
    case leading
    /// Each view is centered.
    case center = 3
    /// Each view is at the trailing edge, or at the bottom.
    case trailing
  }
}
