public import Foundation

/// A rectangle of the screen that draws itself, holds other views and answers what the user does there.
@MainActor open class UIView: UIResponder {
  let viewLayout = ViewLayout()
  weak var viewController: UIViewController?
  private(set) weak var parentView: UIView?
  private(set) var children: [UIView] = []
  var layoutState = LayoutState()

  /// Whether clicks and keys reach the view and what is in it.
  open var isUserInteractionEnabled = true

  /// What the view is, in words, for one that shows none; the help line says it.
  open var accessibilityLabel: String?

  /// Whether what is in the view is cut off at its edges.
  var clipsToBounds = false

  /// The colour behind the view's content; nil shows what is below.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the view is left out of drawing, focus and stack views.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  /// The view's place in its superview, in points.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { setNeedsLayout() }
      setNeedsDisplay()
    }
  }

  /// The view's own coordinates: what is at its top left corner, and its size.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      if boundsOrigin != newValue.origin {
        boundsOrigin = newValue.origin
        setNeedsDisplay()
      }
      frame.size = newValue.size
    }
  }
  private var boundsOrigin = CGPoint.zero

  /// The space that content should keep from the view's edges.
  open var layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) {
    didSet { if layoutMargins != oldValue { setNeedsLayout() } }
  }

  /// Makes an empty view of no size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Makes an empty view at the given place.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes an empty view; there are no archives to read from.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { viewController ?? superview }

  /// The view that holds this one.
  open var superview: UIView? { parentView }

  /// The views in this one, from back to front.
  open var subviews: [UIView] { children }

  /// The window that shows the view, or nil while there is none.
  open var window: UIWindow? { superview?.window }

  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: children.count)
  }

  /// Puts a view at the given place from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(view !== self, "A view was added to itself. Add it to another view.")
    guard view.parentView !== self else { return reorder(view, to: index) }
    let oldWindow = view.window
    view.detach()
    view.parentView = self
    children.insert(view, at: min(index, children.count))
    if window !== oldWindow { view.tellMovedToWindow() }
    view.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func reorder(_ view: UIView, to index: Int) {
    children.removeAll { $0 === view }
    children.insert(view, at: min(index, children.count))
    setNeedsDisplay()
  }

  /// Takes the view out of its superview, with the constraints that tied it to others.
  open func removeFromSuperview() {
    guard let superview, let parent = parentView else { return }
    let oldWindow = window
    detach()
    if oldWindow != nil { tellMovedToWindow() }
    parent.setNeedsLayout()
    superview.invalidateIntrinsicContentSize()
  }

  private func detach() {
    guard let parent = parentView else { return }
    deactivateConstraintsToOutside()
    parent.willRemoveSubview(self)
    parent.children.removeAll { $0 === self }
    parentView = nil
  }

  private func tellMovedToWindow() {
    didMoveToWindow()
    for child in children { child.tellMovedToWindow() }
  }

  /// Called when the view has come to a window, or has left it.
  open func didMoveToWindow() {}

  /// Tells the view that it is about to lose another.
  func willRemoveSubview(_ subview: UIView) {}

  /// The size that the view's content asks for; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Has the layout ask again how large the content is, in this view and in all that hold it.
  open func invalidateIntrinsicContentSize() {
    var view: UIView? = self
    while let current = view {
      current.layoutState.needsLayout = true
      current.layoutState.needsSolve = true
      view = current.superview
    }
    setNeedsLayout()
  }

  /// The height that the content takes in the given width, when it depends on it.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Has the view laid out before the next frame.
  open func setNeedsLayout() {
    layoutState.needsLayout = true
    layoutRoot.layoutState.needsSolve = true
    scheduleLayout()
  }

  /// Lays out the window now, if anything in it waits for that.
  open func layoutIfNeeded() {
    topmostView.runLayout()
  }

  /// Places the subviews that no constraint places.
  open func layoutSubviews() {}

  /// Has the view drawn again in the next frame.
  open func setNeedsDisplay() {
    terminalScreen?.setNeedsUpdate()
  }

  /// The deepest view at the point that can be clicked.
  func hitTest(_ point: CGPoint) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, bounds.contains(point) else { return nil }
    for child in children.reversed() {
      let inChild = CGPoint(
        x: point.x - child.frame.minX + child.bounds.minX,
        y: point.y - child.frame.minY + child.bounds.minY)
      if let hit = child.hitTest(inChild) { return hit }
    }
    return self
  }

  /// Whether the keys can move to this view.
  open var canBecomeFocused: Bool { false }

  /// Paints the view itself; its subviews follow.
  func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    guard let backgroundColor else { return }
    canvas.fill(rect, backgroundColor.terminalColor, clip: clip)
  }

  /// Paints what lies over the subviews.
  func drawOver(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {}

  /// Answers a click in the view's coordinates; false hands it to the superview.
  func handleTap(at point: CGPoint) -> Bool { false }

  /// Answers the mouse wheel, in lines; false hands it to the superview.
  func handleWheel(_ lines: Int) -> Bool { false }

  /// Whether a click on the view means something.
  var isTappable: Bool { false }

  /// Whether the view shows that something is under way.
  var isBusy: Bool { false }

  /// Tells the view that the keys moved to it or away.
  func focusDidChange(_ isFocused: Bool) { setNeedsDisplay() }

  /// Whether the user sees what has the focus in this view.
  var isFocusInSight: Bool { isInSight }

  /// Scrolls until the user sees what has the focus in this view.
  func showFocus() { scrollIntoView() }

  /// Where the terminal's cursor rests while the view has the focus.
  func cursor(in rect: TerminalRect) -> TerminalPoint? { rect.origin }
}
