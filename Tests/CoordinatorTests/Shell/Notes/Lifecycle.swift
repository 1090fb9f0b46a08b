import AppShell
import Foundation
import Redux

/// The events of the app's life cycle.
enum LifecycleAction: ActionType, Codable, Equatable {
  /// The user came back to the app; data that is older than some seconds should be loaded again.
  case cameToFront(at: Date, maximumAge: TimeInterval)
}

/// When the app last asked for new data.
struct LifecycleState: StateType, Equatable {
  private(set) var refreshedAt: Date?

  mutating func reduce(_ action: any ActionType) {
    guard case LifecycleAction.cameToFront(let now, let maximumAge) = action else { return }
    // The age is negative if the clock was set back.
    if let refreshedAt, (0..<maximumAge).contains(now.timeIntervalSince(refreshedAt)) { return }
    refreshedAt = now
  }
}

/// Adds the time to the news that the user is back.
func lifecycleMiddleware(_ services: NotesServices) -> Middleware<NotesAppState> {
  listener { action, dispatch, _ in
    guard case AppAction.becameActive = action else { return }
    dispatch(LifecycleAction.cameToFront(at: services.date(), maximumAge: 300))
  }
}
