public import Foundation

/// A turning mark that says “wait”.
@MainActor open class UIActivityIndicatorView: UIView {
  /// Whether the mark turns.
  open private(set) var isAnimating = false

  /// Makes an indicator that doesn't turn yet.
  public init(style: Style) {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Makes an indicator; there are no archives to read from.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Shows the mark and turns it.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  /// Stops the mark.
  open func stopAnimating() {
    isAnimating = false
    isHidden = true
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 8, height: 16) }

  override var isBusy: Bool { isAnimating }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let middle = TerminalPoint(
      column: rect.origin.column + max(0, rect.size.columns - 1) / 2,
      row: rect.origin.row + max(0, rect.size.rows - 1) / 2)
    let style = TerminalStyle(foreground: .accent)
    canvas.write(turningMark(isTurning: isAnimating), at: middle, style: style, clip: clip)
  }

  /// How large an indicator is; a terminal has one size.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// Larger.
    case large = 101
  }
}

extension UIView {
  /// The mark of this moment; asks for the next one while it turns.
  func turningMark(isTurning: Bool) -> String {
    guard isTurning, let screen = terminalScreen else { return "○" }
    screen.setNeedsTick()
    return ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"][screen.tick % 10]
  }
}
