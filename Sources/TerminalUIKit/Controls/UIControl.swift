public import Foundation

/// A view that the user sets to a value or has act: it runs the actions added for an event.
@MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Whether the control shows itself as pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Makes a control at the given place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty control; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Runs the action at the events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Runs the actions of the events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform()
    }
  }

  open override var canBecomeFocused: Bool { isEnabled }

  /// Does what the control is for: what Enter, Space and a click mean.
  func activate() {
    sendActions(for: .primaryActionTriggered)
  }

  override var isTappable: Bool { isEnabled }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled, key == .enter || key == .character(" ") else { return false }
    activate()
    return true
  }

  override func handleTap(at point: CGPoint) -> Bool {
    if isEnabled { activate() }
    return true
  }
}
