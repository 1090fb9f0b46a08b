public import Foundation

/// A rectangle of the screen that draws itself, contains other views and responds to the user.
@MainActor open class UIView: UIResponder {
  let viewLayout = ViewLayout()
  weak var viewController: UIViewController?
  private(set) weak var parentView: UIView?
  private(set) var children: [UIView] = []
  var layoutState = LayoutState()

  /// Whether the view and its subviews receive clicks and keys.
  open var isUserInteractionEnabled = true

  /// The name of the view, for VoiceOver and the help line; by default the text that it shows.
  open var accessibilityLabel: String? {
    get { label ?? shownText }
    set { label = newValue }
  }
  private var label: String?

  /// What happens if the user acts on the view, for VoiceOver; the help line names it at a row of a table.
  open var accessibilityHint: String?

  /// The name by which tests find the view; no user reads it.
  open var accessibilityIdentifier: String?

  /// The traits of the view, for VoiceOver.
  open var accessibilityTraits: UIAccessibilityTraits = []

  /// Whether VoiceOver reads the view as one, with all in it; an adjustable one is also one control for keys.
  open var isAccessibilityElement = false

  /// The value of the view, for VoiceOver; a terminal only keeps it, for tests.
  open var accessibilityValue: String?

  /// Called when the user of VoiceOver swipes up on a view that is adjustable, or presses the right arrow key.
  open func accessibilityIncrement() {}

  /// Called when the user of VoiceOver swipes down on a view that is adjustable, or presses the left arrow key.
  open func accessibilityDecrement() {}

  /// Whether subviews are clipped to the view's bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsDisplay() } }
  }

  /// How opaque the view is.
  ///
  /// A terminal shows all that isn't nearly transparent. The user can't reach a view that isn't shown.
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { setNeedsDisplay() } }
  }

  /// The color of the view's symbols and of buttons without a surface; by default that of the superview.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      setNeedsDisplay()
    }
  }
  private var ownTint: UIColor?

  /// A number by which `viewWithTag(_:)` finds the view.
  open var tag = 0

  /// How the content fits into the bounds, which has no effect on a character.
  open var contentMode = ContentMode.scaleToFill

  /// The layer, which a terminal only keeps, for tests.
  public private(set) lazy var layer = CALayer()

  /// The color behind the view's content; nil lets the view below show through.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the view is hidden: it isn't drawn or focused, and stack views leave it out.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  /// The view's frame in its superview, in points.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { setNeedsLayout() }
      setNeedsDisplay()
    }
  }

  /// The view's bounds in its own coordinates, in points.
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

  /// The text that the view shows, which names it.
  var shownText: String? { nil }

  /// The space between the view's edges and its content.
  open var layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) {
    didSet { if layoutMargins != oldValue { setNeedsLayout() } }
  }

  /// Creates a view of zero size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view of zero size; the coder is ignored.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { viewController ?? superview }

  /// The view that contains this one.
  open var superview: UIView? { parentView }

  /// The subviews, from back to front.
  open var subviews: [UIView] { children }

  /// The window that contains the view, if any.
  open var window: UIWindow? { superview?.window }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: children.count)
  }

  /// Inserts a subview at an index, counted from the back.
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

  /// Removes the view from its superview, and the constraints that tie it to views outside.
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
    viewController?.followWindow()
  }

  /// Called when the view has been added to a window, or removed from one.
  open func didMoveToWindow() {}

  /// Called before a subview is removed.
  func willRemoveSubview(_ subview: UIView) {}

  /// The natural size of the view's content; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the natural size of the content, so that the view and its ancestors are laid out
  /// again.
  open func invalidateIntrinsicContentSize() {
    var view: UIView? = self
    while let current = view {
      current.layoutState.needsLayout = true
      current.layoutState.needsSolve = true
      view = current.superview
    }
    setNeedsLayout()
  }

  /// Returns the height that the content needs at a width, if it depends on the width.
  package func fittingHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Schedules a layout of the view before the next frame.
  open func setNeedsLayout() {
    layoutState.needsLayout = true
    layoutRoot.layoutState.needsSolve = true
    scheduleLayout()
  }

  /// Lays out the window now, if any view in it needs it.
  open func layoutIfNeeded() {
    topmostView.runLayout()
  }

  /// Lays out the subviews that have no constraints.
  open func layoutSubviews() {}

  /// Schedules drawing for the next frame.
  open func setNeedsDisplay() {
    terminalScreen?.setNeedsUpdate()
  }

  /// Returns the deepest view at a point that takes clicks.
  func hitTest(_ point: CGPoint) -> UIView? {
    guard isUserInteractionEnabled, isDrawn, bounds.contains(point) else { return nil }
    for child in children.reversed() {
      let inChild = CGPoint(
        x: point.x - child.frame.minX + child.bounds.minX,
        y: point.y - child.frame.minY + child.bounds.minY)
      if let hit = child.hitTest(inChild) { return hit }
    }
    return self
  }

  /// Whether the view can have the focus.
  open var canBecomeFocused: Bool { isAdjustable }

  override var keyHints: [TerminalKeyHint] { adjustingHints }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    adjust(with: key)
  }

  open override var isFirstResponder: Bool { canBecomeFirstResponder && isFocused }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    terminalScreen?.focus.move(to: self)
    return isFirstResponder
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let screen = terminalScreen, let scope = screen.focusScope
    else { return !isFirstResponder }
    screen.focus.resign(self, in: scope)
    return !isFirstResponder
  }

  /// Draws the view itself; its subviews are drawn afterwards.
  func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    guard let surface = backgroundColor?.surface, surface != .clear else { return }
    guard surface == .tinted else { return canvas.fill(rect, surface, clip: clip) }
    canvas.restyle(rect, clip: clip) { style in
      if [.clear, .background].contains(style.background) { style.background = .tinted }
    }
  }

  /// Draws over the subviews.
  func drawOver(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    markAdjusting(on: &canvas, clip: clip)
  }

  /// Handles a click in the view's coordinates and returns true, or returns false to pass it on.
  func handleTap(at point: CGPoint) -> Bool { false }

  /// Handles the mouse wheel, in lines, and returns true, or returns false to pass it on.
  func handleWheel(_ lines: Int) -> Bool { false }

  /// Whether a click on the view has an effect.
  var isTappable: Bool { false }

  /// Whether the view shows that something is in progress.
  var isBusy: Bool { false }

  /// Called when the view got or lost the focus.
  func focusDidChange(_ isFocused: Bool) { setNeedsDisplay() }

  /// Whether the focused part of the view is visible.
  var isFocusInSight: Bool { isInSight }

  /// Scrolls the focused part of the view into sight.
  func showFocus() { scrollIntoView() }

  /// Returns the position of the terminal's cursor while the view has the focus.
  func cursor(in rect: TerminalRect) -> TerminalPoint? { rect.origin }
}
