public import Foundation

/// A bar that shows the progress of a task.
@MainActor open class UIProgressView: UIView {
  /// The fraction completed, from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      progress = max(0, min(progress, 1))
      if progress != oldValue { setNeedsDisplay() }
    }
  }

  /// Creates an empty bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty bar; a terminal has one style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
  }

  /// Creates an empty bar; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 16)
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let columns = rect.size.columns
    guard columns > 0 else { return }
    let halves = Int((Float(columns * 2) * progress).rounded(.down))
    let done = String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
    let left = String(repeating: "─", count: columns - done.count)
    var point = rect.origin
    point.row += max(0, rect.size.rows - 1) / 2
    let clip = clip.intersection(rect)
    canvas.write(done, at: point, style: TerminalStyle(foreground: .accent), clip: clip)
    point.column += done.count
    canvas.write(left, at: point, style: TerminalStyle(foreground: .separator), clip: clip)
  }

  /// The styles of bars; a terminal has one.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
  }
}
