/// A value that actions change.
///
/// The state of an app is one struct that holds the states of its features and passes every
/// action on to each of them.
public protocol StateType: Sendable {
  /// Changes the state as the action asks, or leaves it alone.
  ///
  /// Keep it pure: it reads nothing but the state and the action, starts no work, and dispatches
  /// nothing (the store traps if it does). The store calls it while holding its lock, so light
  /// work only; other threads that ask for the state wait meanwhile.
  ///
  /// - Parameter action: What happened. Every reducer sees every action.
  mutating func reduce(_ action: any ActionType)
}
