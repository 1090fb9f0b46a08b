import Dispatch
import Redux

/// An action that a test has dispatched, and whether it has been handled.
struct SentAction: ActionType {
  let action: any ActionType
  private let done = DispatchSemaphore(value: 0)

  init(_ action: any ActionType) { self.action = action }

  func end() { done.signal() }

  /// Waits until the action has been handled, and returns whether it was within a limit.
  ///
  /// It has to wait only if another thread is inside the store.
  func isDone(within limit: Duration) -> Bool {
    let (seconds, attoseconds) = limit.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    return done.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success
  }
}
