public import Foundation

/// A spinner that shows that something is in progress.
@MainActor open class UIActivityIndicatorView: UIView {
  /// Whether the indicator spins.
  open private(set) var isAnimating = false

  /// The size, which has no effect in a terminal.
  open var style: Style
  /// The color; nil for the usual one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!
  /// Whether the indicator is hidden while it doesn't spin.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Creates an indicator that doesn't spin yet.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// Creates an indicator that doesn't spin yet.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates an indicator; the coder is ignored.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  /// Shows the indicator and makes it spin.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  /// Stops and hides the indicator.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 8, height: 16) }

  override var isBusy: Bool { isAnimating }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let middle = TerminalPoint(
      column: rect.origin.column + max(0, rect.size.columns - 1) / 2,
      row: rect.origin.row + max(0, rect.size.rows - 1) / 2)
    let style = TerminalStyle(foreground: color?.terminalColor ?? .accent)
    canvas.write(turningMark(isTurning: isAnimating), at: middle, style: style, clip: clip)
  }

  /// The sizes of indicators, which look the same in a terminal.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// A larger size.
    case large = 101
  }
}

extension UIView {
  /// Returns the current picture of a spinner, and requests the next frame while it spins.
  func turningMark(isTurning: Bool) -> String {
    guard isTurning, let screen = terminalScreen else { return "○" }
    screen.setNeedsTick()
    return ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"][screen.tick % 10]
  }
}
