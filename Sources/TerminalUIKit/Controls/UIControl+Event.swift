extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Makes events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control was pressed and let go.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The user set another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user began to edit.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user ended the edit.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user ended the edit with Return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// How a control shows itself.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Makes a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither chosen nor pressed.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Of no use now.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Where the keys go.
    public static let focused = State(rawValue: 8)
  }
}
