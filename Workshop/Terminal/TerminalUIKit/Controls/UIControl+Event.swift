extension UIControl {
  /// The events of controls.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the control's main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }
}
