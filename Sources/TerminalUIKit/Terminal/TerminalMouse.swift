/// What the mouse did, and where.
public struct TerminalMouse: Hashable, Sendable {
  /// What happened.
  public enum Action: Hashable, Sendable {
    /// The primary button went down or up.
    case press, release
    /// The wheel turned by one step.
    case scrollUp, scrollDown
  }

  /// What happened.
  public var action: Action
  /// The cell under the pointer.
  public var point: TerminalPoint

  /// Creates a mouse event.
  public init(_ action: Action, at point: TerminalPoint) {
    self.action = action
    self.point = point
  }
}
