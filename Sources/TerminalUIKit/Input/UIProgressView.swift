public import Foundation

/// A bar that fills as something goes on.
@MainActor open class UIProgressView: UIView {
  /// How much is done, from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      progress = max(0, min(progress, 1))
      if progress != oldValue { setNeedsDisplay() }
    }
  }

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an empty bar; a terminal has one style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
  }

  /// Makes an empty bar; there are no archives to read from.
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

  /// How a bar looks; a terminal has one style.
  public enum Style: Int, Sendable {
    /// On a page.
    case `default`
  }
}
