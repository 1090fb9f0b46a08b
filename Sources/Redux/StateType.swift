/// A value that actions change.
///
/// The state of an app is one struct, which holds the states of its features and passes every action
/// on to each of them.
public protocol StateType: Sendable {
  /// Changes the state because of an action, or leaves it as it is.
  ///
  /// Keep it pure: read nothing but the state and the action, start no effects, and dispatch nothing
  /// (the store traps if you do). The store calls it while it holds its lock, so other threads that
  /// read the state wait meanwhile: keep it fast.
  ///
  /// - Parameter action: What happened. Every reducer sees every action.
  mutating func reduce(_ action: any ActionType)
}
