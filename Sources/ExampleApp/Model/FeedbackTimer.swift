import Redux
import Synchronization

/// Returns middleware that removes feedback after a while.
///
/// With VoiceOver, the way to Undo may take longer, so the feedback stays until nothing can be undone.
nonisolated func feedbackTimer(
  clock: any Clock<Duration>, isVoiceOverRunning: @escaping @MainActor @Sendable () -> Bool
) -> Middleware<AppState> {
  { dispatch, getState in
    let timers = FeedbackTimers()
    return { next in
      { action in
        next(action)
        let feedback = getState().feedback
        guard feedback.current != nil, timers.start(feedback.count) else { return }
        Task {
          repeat {
            try? await clock.sleep(for: .seconds(4))
          } while await isVoiceOverRunning() && getState().toast?.canUndo == true
          timers.end(feedback.count)
          dispatch(FeedbackAction.ended(feedback.count))
        }
      }
    }
  }
}

/// The messages whose time is running, by their numbers.
///
/// Feedback that comes back, because the app goes on from an earlier moment, gets its time again.
nonisolated private final class FeedbackTimers: Sendable {
  private let running = Mutex<Set<Int>>([])

  /// Notes that the time of a message begins, and returns whether it wasn't running.
  func start(_ number: Int) -> Bool { running.withLock { $0.insert(number).inserted } }

  /// Notes that the time of a message has ended.
  func end(_ number: Int) { running.withLock { _ = $0.remove(number) } }
}
