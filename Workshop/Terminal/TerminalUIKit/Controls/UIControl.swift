public import Foundation

/// A view that the user operates; it runs the actions added for an event.
@MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control is enabled.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Whether the control looks pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the control is selected, which has no effect in a terminal.
  open var isSelected = false

  /// Creates a control with a frame and an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds an action to run on events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Removes an action that was added for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Runs the actions added for events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform()
    }
  }

  open override var canBecomeFocused: Bool { isEnabled }

  /// Performs the control's main action, as Enter, Space and a click do.
  func activate() {
    sendActions(for: [.primaryActionTriggered, .touchUpInside])
  }

  override var isTappable: Bool { isEnabled }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled else { return false }
    if super.handle(key, modifiers) { return true }
    guard key == .enter || key == .character(" ") else { return false }
    activate()
    return true
  }

  override func handleTap(at point: CGPoint) -> Bool {
    if isEnabled { activate() }
    return true
  }
}
