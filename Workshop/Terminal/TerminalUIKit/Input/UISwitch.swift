public import Foundation

/// A control that is on or off.
@MainActor open class UISwitch: UIControl {
  /// Whether the switch is on; setting it runs no actions.
  open var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  /// Sets whether the switch is on, which runs no actions.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// Creates a switch that is off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a switch; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 16) }

  override func activate() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var keyHints: [TerminalKeyHint] {
    isEnabled ? [TerminalKeyHint("⏎", accessibilityLabel ?? TerminalWord.switch.text)] : []
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    var style = TerminalStyle(foreground: isEnabled ? (isOn ? .accent : .secondary) : .tertiary)
    style.isBold = isOn
    style.isReversed = isFocused || isHighlighted
    let clip = clip.intersection(rect)
    canvas.write(isOn ? " ━━●" : "○── ", at: rect.origin, style: style, clip: clip)
  }
}
