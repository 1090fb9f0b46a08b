import Foundation
import Redux
import Testing

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
    if let refreshedAt, now.timeIntervalSince(refreshedAt) < maximumAge { return }
    refreshedAt = now
  }
}

@Suite struct LifecycleTests {
  private let start = Date(timeIntervalSince1970: 0)

  @Test(arguments: [(60.0, 0.0), (600.0, 600.0)])
  func `only old data is loaded again`(pause: TimeInterval, refresh: TimeInterval) {
    var state = LifecycleState()
    state.reduce(LifecycleAction.cameToFront(at: start, maximumAge: 300))

    state.reduce(LifecycleAction.cameToFront(at: start + pause, maximumAge: 300))

    #expect(state.refreshedAt == start + refresh)
  }
}
