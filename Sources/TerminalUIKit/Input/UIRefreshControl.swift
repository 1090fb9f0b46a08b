public import Foundation

/// Lets the user ask a scroll view for newer content, with the r key.
///
/// It takes a row above the content while the content is being fetched.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether content is being fetched.
  open private(set) var isRefreshing = false

  /// Makes a control that waits to be pulled.
  public init() {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Makes a control; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Shows that content is being fetched; tells nobody.
  open func beginRefreshing() {
    show(true)
  }

  /// Hides the row again, once the content is there.
  open func endRefreshing() {
    show(false)
  }

  private func show(_ isRefreshing: Bool) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    isHidden = !isRefreshing
    revealAtTop()
    superview?.setNeedsLayout()
  }

  /// Brings the row into sight for who looks at the first line; who reads further down is not disturbed.
  private func revealAtTop() {
    guard isRefreshing, let scrollView = superview as? UIScrollView,
      scrollView.contentOffset.y <= 0
    else { return }
    scrollView.contentOffset.y = -scrollView.refreshHeight
  }

  open override var canBecomeFocused: Bool { false }

  override var isTappable: Bool { false }

  override var isBusy: Bool { isRefreshing }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 16)
  }

  override func handleTap(at point: CGPoint) -> Bool { false }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let mark = turningMark(isTurning: isRefreshing)
    let text = "\(mark) Refreshing…"
    let line = TerminalText.truncate(text, columns: rect.size.columns)
    var point = rect.origin
    point.column += max(0, rect.size.columns - TerminalText.width(line)) / 2
    let style = TerminalStyle(foreground: .secondary)
    canvas.write(line, at: point, style: style, clip: clip.intersection(rect))
  }
}
