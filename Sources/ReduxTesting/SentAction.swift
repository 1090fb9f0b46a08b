import Dispatch
import Redux

/// An action on its way from a test into the store, which tells when it is done.
struct SentAction: ActionType {
  let action: any ActionType
  private let done = DispatchSemaphore(value: 0)

  init(_ action: any ActionType) { self.action = action }

  func end() { done.signal() }

  /// Waits until the action is done.
  ///
  /// It is done already, but for a store that another thread works at this moment.
  ///
  /// - Returns: Whether that was so in time.
  func isDone(within limit: Duration) -> Bool {
    let (seconds, attoseconds) = limit.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    return done.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success
  }
}
