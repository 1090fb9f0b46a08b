/// A clock that a test moves by hand, and that counts the tasks that sleep.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let end: AsyncStream<Never>.Continuation
  }

  private let contents = Guarded((now: Instant(), lastID: 0, sleepers: [Sleeper]()))

  /// The number of times that a task has fallen asleep.
  var sleepCount: Int { contents.withLock { $0.lastID } }

  var now: Instant { contents.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  var sleeperCount: Int { contents.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (sleep, end) = AsyncStream.makeStream(of: Never.self)
    let id = contents.withLock { contents in
      contents.lastID += 1
      contents.sleepers.append(Sleeper(id: contents.lastID, deadline: deadline, end: end))
      return contents.lastID
    }
    for await _ in sleep {}
    contents.withLock { contents in contents.sleepers.removeAll { $0.id == id } }
    try Task.checkCancellation()
  }

  func advance(by duration: Duration) {
    let woken = contents.withLock { contents in
      contents.now = contents.now.advanced(by: duration)
      let woken = contents.sleepers.filter { $0.deadline <= contents.now }
      contents.sleepers.removeAll { $0.deadline <= contents.now }
      return woken
    }
    for sleeper in woken { sleeper.end.finish() }
  }

  /// Waits until exactly `count` tasks sleep, and at least `sleeps` have fallen asleep.
  func sleepers(_ count: Int, of sleeps: Int = 0) async {
    while sleeperCount != count || sleepCount < sleeps, !Task.isCancelled { await Task.yield() }
  }
}
