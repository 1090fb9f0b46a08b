public import Foundation

/// Lets the user refresh the content of a scroll view with the `r` key.
///
/// It shows a row above the content while the content is being fetched.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether content is being fetched.
  open private(set) var isRefreshing = false

  /// Creates a control that is waiting for the user.
  public init() {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Creates a control; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Shows that content is being fetched, without running any actions.
  open func beginRefreshing() {
    show(true)
  }

  /// Hides the row when the content has been fetched.
  open func endRefreshing() {
    if !isRefreshing {
      TerminalDiagnostics.report(
        "endRefreshing() was called while nothing is refreshing, which on iOS stops scrolling.")
    }
    show(false)
  }

  private func show(_ isRefreshing: Bool) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    isHidden = !isRefreshing
    revealAtTop()
    superview?.setNeedsLayout()
  }

  /// Scrolls the row into sight if the content is at its top; a user further down is not disturbed.
  private func revealAtTop() {
    guard isRefreshing, let scrollView = superview as? UIScrollView,
      scrollView.contentOffset.y <= 0
    else { return }
    scrollView.scroll(to: CGPoint(x: 0, y: -scrollView.refreshHeight))
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
    let text = "\(mark) \(TerminalWord.refreshing.text)"
    let line = TerminalText.truncate(text, columns: rect.size.columns)
    var point = rect.origin
    point.column += max(0, rect.size.columns - TerminalText.width(line)) / 2
    let clip = clip.intersection(rect)
    let style = TerminalStyle(foreground: .secondary, background: .background)
    let blank = String(repeating: " ", count: rect.size.columns)
    canvas.write(blank, at: rect.origin, style: style, clip: clip)
    canvas.write(line, at: point, style: style, clip: clip)
  }
}
