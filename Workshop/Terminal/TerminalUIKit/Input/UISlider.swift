public import Foundation

/// A control that chooses a number by dragging, and by the arrow keys in a terminal.
@MainActor open class UISlider: UIControl {
  /// The smallest value.
  open var minimumValue: Float = 0 {
    didSet { value = max(minimumValue, value) }
  }
  /// The largest value.
  open var maximumValue: Float = 1 {
    didSet { value = min(maximumValue, value) }
  }

  /// The value; setting it runs no actions.
  open var value: Float = 0 {
    didSet {
      value = max(minimumValue, min(value, maximumValue))
      if value != oldValue { setNeedsDisplay() }
    }
  }

  /// Sets the value, which runs no actions.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 16)
  }

  override var keyHints: [TerminalKeyHint] {
    isEnabled ? [TerminalKeyHint("←→", accessibilityLabel ?? TerminalWord.choose.text)] : []
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left: choose(value - (maximumValue - minimumValue) / 10)
    case .right: choose(value + (maximumValue - minimumValue) / 10)
    case .home: choose(minimumValue)
    case .end: choose(maximumValue)
    default: return super.handle(key, modifiers)
    }
    return true
  }

  override func handleTap(at point: CGPoint) -> Bool {
    let (column, last) = ((point.x / 8).rounded(.down), (bounds.width / 8).rounded() - 1)
    let share = Float(max(0, min(1, column / max(1, last))))
    if isEnabled { choose(minimumValue + share * (maximumValue - minimumValue)) }
    return true
  }

  override func activate() {}

  private func choose(_ new: Float) {
    let old = value
    value = new
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let columns = rect.size.columns
    guard columns > 0 else { return }
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    let knob = Int((share * Float(columns - 1)).rounded())
    var point = rect.origin
    point.row += max(0, rect.size.rows - 1) / 2
    let clip = clip.intersection(rect)
    let color = isEnabled ? TerminalColor.accent : .tertiary
    var style = TerminalStyle(foreground: color)
    canvas.write(String(repeating: "━", count: knob), at: point, style: style, clip: clip)
    let rest = String(repeating: "─", count: columns - knob - 1)
    let end = TerminalPoint(column: point.column + knob + 1, row: point.row)
    canvas.write(rest, at: end, style: TerminalStyle(foreground: .separator), clip: clip)
    point.column += knob
    style.isReversed = isFocused || isHighlighted
    canvas.write("●", at: point, style: style, clip: clip)
  }
}
