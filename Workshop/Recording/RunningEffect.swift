/// An effect that runs, and what started it.
public struct RunningEffect: Equatable, Identifiable, Sendable {
  /// The effect of the caller, and of the tasks that it has started.
  @TaskLocal package static var current: RunningEffect?
  @TaskLocal static var task: Int?

  /// A number that no other effect of the store has.
  public let id: Int
  /// What started it, such as "explore, effect".
  public let source: String
  /// The number of the action that probably caused it.
  ///
  /// That is the last one before it was started. Actions of others' effects, which come from other
  /// threads, are passed over if one of its own is right behind them.
  public let cause: Int
  let nanoseconds: Int64

  /// The time at which it began, since the recording began.
  public var start: Duration { .nanoseconds(nanoseconds) }

  /// Whether the caller is an effect of a store with a recorder, not a task that one has started.
  package static var isCaller: Bool { task != nil && task == currentTask }

  static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
