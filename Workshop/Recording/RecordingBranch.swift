public import Redux

/// A history that a store has left, to go on from an earlier moment or without an action.
public struct RecordingBranch<State: StateType>: Identifiable, Sendable {
  /// A number that no other branch of the recorder has.
  public let id: Int
  /// The history, to its end.
  public let recording: Recording<State>
  /// The last moment that it shares with the history that followed.
  public let fork: Int
  /// The number of actions of running effects that were dropped when it was left.
  public let droppedCount: Int
}
