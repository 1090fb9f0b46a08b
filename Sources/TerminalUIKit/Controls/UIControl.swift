public import Foundation

/// A view that the user sets to a value or has act: it runs the actions added for an event.
@MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control shows itself as chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control shows itself as pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Makes a control at the given place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that runs the action when used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes an empty control; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What the control's flags add up to.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Runs the action at the events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Runs the action no more at the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs the action of that name no more at the events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs the actions of the events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Runs an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  open override var canBecomeFocused: Bool { isEnabled }

  /// Follows a change of the flags.
  func stateDidChange() { setNeedsDisplay() }

  /// Does what the control is for: what Enter, Space and a click mean.
  func activate() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
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
