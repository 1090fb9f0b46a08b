public import Foundation

/// A view that shows a part of content that can be larger than the view.
///
/// Constraints to `contentLayoutGuide` determine the size of the content; without any,
/// `contentSize` does.
@MainActor open class UIScrollView: UIView {
  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }

  /// The control that refreshes the content when the user presses `r`.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  /// Whether the view scrolls by pages, which the keys of a terminal do anyway.
  open var isPagingEnabled = false
  /// Whether the user may scroll, which a terminal's may.
  open var isScrollEnabled = true
  /// Whether the content bounces, which a terminal's doesn't.
  open var alwaysBounceVertical = false
  /// Whether the user sees how much is in sight.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsDisplay() }
  }
  /// Whether the user sees how much is in sight from left to right, where a terminal doesn't scroll.
  open var showsHorizontalScrollIndicator = true
  /// The room around the content, of which a terminal has none.
  open var contentInset = UIEdgeInsets.zero

  /// The way in which dragging dismisses the keyboard, which has no effect in a terminal.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The room that bars take from the edges, which is none in a terminal.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets() }

  /// The point of the content at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      willJump(to: newValue)
      scroll(to: newValue)
    }
  }

  /// Scrolls to a point, without animation, as everything in a terminal.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Called before the app scrolls, rather than the user.
  func willJump(to offset: CGPoint) {}

  func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    setNeedsLayout()
  }

  /// Scrolls as little as possible to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect)
  }

  func reveal(_ rect: CGRect) {
    var offset = contentOffset
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    scroll(to: clamped(offset))
  }

  /// The guide for the content.
  open var contentLayoutGuide: UILayoutGuide { viewLayout.standardGuide(.content, of: self) }

  /// The guide for the view itself.
  open var frameLayoutGuide: UILayoutGuide { viewLayout.standardGuide(.frame, of: self) }

  /// The height of the row that shows a refresh in progress.
  var refreshHeight: CGFloat { refreshControl?.isRefreshing == true ? 16 : 0 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let guide = viewLayout.standardGuides[.content] { contentSize = guide.layoutFrame.size }
    scroll(to: clamped(contentOffset))
    layOutRefreshControl()
  }

  /// Puts the row that shows a refresh above the content, or over the first row in sight if the user
  /// has scrolled, who keeps their position.
  private func layOutRefreshControl() {
    guard let refreshControl else { return }
    if refreshControl.isRefreshing { addSubview(refreshControl) }
    refreshControl.frame = CGRect(
      x: bounds.minX, y: max(-refreshHeight, bounds.minY), width: bounds.width, height: 16)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let lowest = max(-refreshHeight, contentSize.height - bounds.height)
    return CGPoint(x: 0, y: min(max(offset.y, -refreshHeight), lowest))
  }

  func scroll(by lines: Int) -> Bool {
    let old = contentOffset
    scroll(to: clamped(CGPoint(x: 0, y: old.y + CGFloat(lines * 16))))
    return contentOffset != old
  }

  /// Scrolls by a key, on pages that are read rather than operated.
  func scroll(with key: TerminalKey) -> Bool {
    let page = max(1, Int(bounds.height / 16) - 1)
    switch key {
    case .up: return scroll(by: -1)
    case .down: return scroll(by: 1)
    case .pageUp: return scroll(by: -page)
    case .pageDown, .character(" "): return scroll(by: page)
    case .home: return scroll(by: -1_000_000)
    case .end: return scroll(by: 1_000_000)
    case .character("r"): return refresh()
    default: return false
    }
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    key == .character("r") && modifiers.isEmpty && refresh()
  }

  override func handleWheel(_ lines: Int) -> Bool {
    _ = scroll(by: lines)
    return true
  }

  override var keyHints: [TerminalKeyHint] {
    refreshControl == nil ? [] : [TerminalKeyHint("r", .refresh)]
  }

  private func refresh() -> Bool {
    guard let refreshControl, !refreshControl.isRefreshing else { return false }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
    return true
  }

  private func replaceRefreshControl(_ old: UIRefreshControl?) {
    old?.removeFromSuperview()
    if let refreshControl { addSubview(refreshControl) }
    setNeedsLayout()
  }

  /// Scrolls to where the indicator is dragged; returns whether that or a row was dragged.
  func drag(from start: TerminalPoint, to end: TerminalPoint) -> Bool {
    let frame = convert(bounds, to: nil)
    let more = contentSize.height + refreshHeight - bounds.height
    guard more > 0, start.center.x >= frame.maxX - 8 else {
      return self is UITableView && (start.row != end.row || abs(start.column - end.column) > 1)
    }
    let share = (end.center.y - frame.minY) / frame.height
    scroll(to: clamped(CGPoint(x: 0, y: (top(atShare: share) / 16).rounded() * 16)))
    return true
  }

  /// The part of the content that is in sight, as shares of the whole, from 0 to 1.
  var sight: (start: CGFloat, length: CGFloat) {
    let whole = max(1, contentSize.height + refreshHeight)
    return ((contentOffset.y + refreshHeight) / whole, bounds.height / whole)
  }

  /// Returns the offset at which the indicator is at a share of its way, from 0 to 1.
  func top(atShare share: CGFloat) -> CGFloat {
    share * (contentSize.height + refreshHeight - bounds.height) - refreshHeight
  }

  override func drawOver(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect)
  {
    let rows = rect.size.rows
    let sight = sight
    guard showsVerticalScrollIndicator, sight.length < 1, rows > 2 else { return }
    let length = max(1, Int(sight.length * CGFloat(rows)))
    let share = min(max(0, sight.start / (1 - sight.length)), 1)
    let start = Int((share * CGFloat(rows - length)).rounded())
    for row in start..<min(rows, start + length) {
      let point = TerminalPoint(column: rect.columns.upperBound - 1, row: rect.origin.row + row)
      canvas.write("┃", at: point, style: TerminalStyle(foreground: .secondary), clip: clip)
    }
  }

  /// The ways in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging doesn't dismiss the keyboard.
    case none
    /// The keyboard is dismissed when dragging begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
  }
}
