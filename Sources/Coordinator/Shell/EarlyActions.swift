import Redux
import Synchronization

/// Holds the actions that are dispatched before the saved data is restored, which would overwrite what they change.
final class EarlyActions: Sendable {
  /// What passes the held actions on, in their order; nil once the data is restored.
  private let held = Mutex<[@Sendable () -> Void]?>([])

  /// Returns middleware that holds all actions except those that a closure lets pass.
  func middleware<State>(
    passing isPassed: @escaping @Sendable (any ActionType) -> Bool
  ) -> Middleware<State> {
    { _, _ in
      { next in
        { [self] action in
          if isPassed(action) || !hold({ next(action) }) { next(action) }
        }
      }
    }
  }

  /// Ends the holding, and returns what passes the held actions on.
  func release() -> [@Sendable () -> Void] { held.withLock { exchange(&$0, with: nil) } ?? [] }

  private func hold(_ pass: @escaping @Sendable () -> Void) -> Bool {
    held.withLock { held in
      held?.append(pass)
      return held != nil
    }
  }
}
