public import Foundation

/// A view on content that may be larger than the view.
///
/// The content's size is what constraints to `contentLayoutGuide` say, or else what `contentSize` is set to.
@MainActor open class UIScrollView: UIView {
  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }

  /// The control that asks for the newest content, with the `r` key.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  /// How dragging puts the keyboard away; a terminal's never covers anything.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Makes a scroll view at the given place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a scroll view; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content that is at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
    }
  }

  /// Scrolls as little as it takes to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect)
  }

  func reveal(_ rect: CGRect) {
    var offset = contentOffset
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    contentOffset = clamped(offset)
  }

  /// The rectangle of the content, for constraints.
  open var contentLayoutGuide: UILayoutGuide { viewLayout.standardGuide(.content, of: self) }

  /// The rectangle of the view itself, for constraints.
  open var frameLayoutGuide: UILayoutGuide { viewLayout.standardGuide(.frame, of: self) }

  /// The row of a refresh that is under way.
  var refreshHeight: CGFloat { refreshControl?.isRefreshing == true ? 16 : 0 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let guide = viewLayout.standardGuides[.content] { contentSize = guide.layoutFrame.size }
    refreshControl?.frame = CGRect(
      x: bounds.minX, y: -refreshHeight, width: bounds.width, height: 16)
    contentOffset = clamped(contentOffset)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let lowest = max(-refreshHeight, contentSize.height - bounds.height)
    return CGPoint(x: 0, y: min(max(offset.y, -refreshHeight), lowest))
  }

  func scroll(by lines: Int) -> Bool {
    let old = contentOffset
    contentOffset = clamped(CGPoint(x: 0, y: old.y + CGFloat(lines * 16)))
    return contentOffset != old
  }

  /// Scrolls as a key says, for pages that are read rather than used.
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
    key == .character("r") && refresh()
  }

  override func handleWheel(_ lines: Int) -> Bool {
    _ = scroll(by: lines)
    return true
  }

  override var keyHints: [TerminalKeyHint] {
    refreshControl == nil ? [] : [TerminalKeyHint("r", "Refresh")]
  }

  private func refresh() -> Bool {
    guard let refreshControl, !refreshControl.isRefreshing else { return false }
    _ = scroll(with: .home)
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
    return true
  }

  private func replaceRefreshControl(_ old: UIRefreshControl?) {
    old?.removeFromSuperview()
    if let refreshControl { addSubview(refreshControl) }
    setNeedsLayout()
  }

  override func drawOver(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect)
  {
    let whole = contentSize.height + refreshHeight
    let rows = rect.size.rows
    guard whole > bounds.height, rows > 2 else { return }
    let length = max(1, Int(bounds.height / whole * CGFloat(rows)))
    let share = (contentOffset.y + refreshHeight) / (whole - bounds.height)
    let start = Int((share * CGFloat(rows - length)).rounded())
    for row in start..<min(rows, start + length) {
      let point = TerminalPoint(column: rect.columns.upperBound - 1, row: rect.origin.row + row)
      canvas.write("┃", at: point, style: TerminalStyle(foreground: .separator), clip: clip)
    }
  }

  /// How dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// As soon as a drag begins.
    case onDrag
    /// Along with the finger.
    case interactive
  }
}
