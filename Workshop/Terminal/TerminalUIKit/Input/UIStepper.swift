public import Foundation

/// A control that makes a number smaller or larger by steps.
@MainActor open class UIStepper: UIControl {
  /// The smallest value.
  open var minimumValue = 0.0 {
    didSet { value = max(minimumValue, value) }
  }
  /// The largest value.
  open var maximumValue = 100.0 {
    didSet { value = min(maximumValue, value) }
  }
  /// The size of a step.
  open var stepValue = 1.0

  /// The value; setting it runs no actions.
  open var value = 0.0 {
    didSet {
      value = max(minimumValue, min(value, maximumValue))
      if value != oldValue { setNeedsDisplay() }
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 56, height: 16) }

  override var keyHints: [TerminalKeyHint] {
    isEnabled ? [TerminalKeyHint("←→", accessibilityLabel ?? TerminalWord.choose.text)] : []
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left, .character("-"): choose(value - stepValue)
    case .right, .character("+"): choose(value + stepValue)
    default: return super.handle(key, modifiers)
    }
    return true
  }

  override func handleTap(at point: CGPoint) -> Bool {
    if isEnabled { choose(value + (point.x < bounds.width / 2 ? -stepValue : stepValue)) }
    return true
  }

  override func activate() {}

  private func choose(_ new: Double) {
    let old = value
    value = new
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    var style = TerminalStyle(foreground: isEnabled ? .accent : .tertiary, background: .fill)
    style.isReversed = isFocused || isHighlighted
    let clip = clip.intersection(rect)
    canvas.write(" − │ + ", at: rect.origin, style: style, clip: clip)
  }
}
