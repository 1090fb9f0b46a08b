extension UIControl {
  /// The events of controls.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The user touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The user tapped the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the control's main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user began to edit the text.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user left the text.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed Return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
}
