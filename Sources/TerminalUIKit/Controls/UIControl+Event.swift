extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Makes events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The user set another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }
}
