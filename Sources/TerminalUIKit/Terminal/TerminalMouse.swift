/// What the mouse did, and where.
public struct TerminalMouse: Hashable, Sendable {
  /// What happened.
  public enum Action: Hashable, Sendable {
    /// The primary button went down, moved while down, or went up.
    case press, drag, release
    /// Another button went down.
    case secondaryPress
    /// The wheel turned by one step.
    case scrollUp, scrollDown, scrollLeft, scrollRight
  }

  /// What happened.
  public var action: Action
  /// The cell under the pointer.
  public var point: TerminalPoint
  /// The keys held meanwhile.
  public var modifiers: TerminalModifiers

  /// Creates a mouse event.
  public init(_ action: Action, at point: TerminalPoint, modifiers: TerminalModifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
