import Redux
import ReduxRecording

/// The tasks that sleep on a clock, and the time.
struct Sleepers {
  private struct Sleeper {
    let id: Int
    let deadline: TestClock.Instant
    let isEffect = RunningEffect.isCaller
    let isRequest = RunningRequest.isCaller
    let name = ActionSource.current?.name
    let end: AsyncStream<Never>.Continuation
  }

  private(set) var now = TestClock.Instant()
  /// The number of times that a task has fallen asleep.
  private(set) var sleeps = 0
  /// In the order in which they wake.
  private var sleepers: [Sleeper] = []
  /// The tasks that have been woken, but don't run yet.
  private var waking: Set<Int> = []

  var count: Int { sleepers.count }
  var effectCount: Int { sleepers.count { $0.isEffect } }
  var requestCount: Int { sleepers.count { $0.isRequest } }
  var timeToNextWake: Duration? { sleepers.first.map { now.duration(to: $0.deadline) } }
  var waits: [(duration: Duration, name: String?)] {
    sleepers.map { (now.duration(to: $0.deadline), $0.name) }
  }
  var isWaking: Bool { !waking.isEmpty }

  /// Returns whether that time has come and no task is left to wake.
  func isOver(at end: TestClock.Instant) -> Bool {
    now >= end && sleepers.first.map { $0.deadline > end } ?? true
  }

  /// Adds a task behind those that wake no later, unless its time has come.
  ///
  /// - Returns: The number to remove it with.
  mutating func add(
    _ end: AsyncStream<Never>.Continuation, until deadline: TestClock.Instant
  ) -> Int {
    sleeps += 1
    guard deadline > now else {
      end.finish()
      return sleeps
    }
    let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
    sleepers.insert(Sleeper(id: sleeps, deadline: deadline, end: end), at: index)
    return sleeps
  }

  mutating func remove(_ id: Int) { sleepers.removeAll { $0.id == id } }

  /// Notes that a task runs again.
  mutating func resume(_ id: Int) { waking.remove(id) }

  /// Moves time to the next deadline, and wakes one task.
  ///
  /// - Returns: The number of times that a task had fallen asleep before; `nil` if none wakes until
  ///   `end`.
  mutating func wakeNext(until end: TestClock.Instant) -> Int? {
    guard let sleeper = sleepers.first, sleeper.deadline <= end else { return nil }
    sleepers.removeFirst()
    waking.insert(sleeper.id)
    pass(to: sleeper.deadline)
    sleeper.end.finish()
    return sleeps
  }

  /// Wakes one more task whose time has come, if there is one.
  mutating func wakeDue() -> Bool { wakeNext(until: now) != nil }

  /// Moves time to a moment, and then wakes all tasks whose time has come.
  mutating func jump(to end: TestClock.Instant) {
    pass(to: end)
    while wakeNext(until: end) != nil {}
  }

  /// Moves time forward, never back.
  mutating func pass(to instant: TestClock.Instant) { now = max(now, instant) }
}
