import Synchronization

/// A clock that a test moves by hand.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var count = 0
    var sleepers: [Sleeper] = []
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }
  var sleepers: Int { state.withLock(\.sleepers.count) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        fallAsleep(Sleeper(id: id, deadline: deadline, wake: wake))
      }
    } onCancel: {
      take { $0.id == id }.forEach { $0.wake.resume(throwing: CancellationError()) }
    }
  }

  func advance(by duration: Duration) {
    let now = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      return state.now
    }
    take { $0.deadline <= now }.forEach { $0.wake.resume() }
  }

  /// Waits until somebody sleeps.
  func sleeperCame() async {
    await withCheckedContinuation { watcher in
      let isThere = state.withLock { state in
        if state.sleepers.isEmpty { state.watchers.append(watcher) }
        return !state.sleepers.isEmpty
      }
      if isThere { watcher.resume() }
    }
  }

  private func fallAsleep(_ sleeper: Sleeper) {
    let watchers = state.withLock { state in
      state.sleepers.append(sleeper)
      defer { state.watchers = [] }
      return state.watchers
    }
    if Task.isCancelled {
      take { $0.id == sleeper.id }.forEach { $0.wake.resume(throwing: CancellationError()) }
    }
    watchers.forEach { $0.resume() }
  }

  private func take(where isTaken: (Sleeper) -> Bool) -> [Sleeper] {
    state.withLock { state in
      let taken = state.sleepers.filter(isTaken)
      state.sleepers.removeAll(where: isTaken)
      return taken
    }
  }
}
