/// Who sleeps on a clock, and until when.
struct Sleepers {
  private struct Sleeper {
    let id: Int
    let deadline: TestClock.Instant
    let end: AsyncStream<Never>.Continuation
  }

  private(set) var now = TestClock.Instant()
  /// How often anybody fell asleep so far.
  private(set) var sleeps = 0
  /// In the order in which they wake.
  private var sleepers: [Sleeper] = []

  var count: Int { sleepers.count }

  /// Whether time is there, and nobody is left to wake.
  func isOver(at end: TestClock.Instant) -> Bool {
    now >= end && sleepers.first.map { $0.deadline > end } ?? true
  }

  /// Adds a sleeper behind those that wake no later, unless its time has come.
  ///
  /// - Returns: Its name.
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

  /// Moves time on to the next deadline, and wakes one sleeper.
  ///
  /// - Returns: How often anybody fell asleep before; nil if nobody wakes until then.
  mutating func wakeNext(until end: TestClock.Instant) -> Int? {
    guard let sleeper = sleepers.first, sleeper.deadline <= end else { return nil }
    sleepers.removeFirst()
    pass(to: sleeper.deadline)
    sleeper.end.finish()
    return sleeps
  }

  /// Moves time on, never back.
  mutating func pass(to instant: TestClock.Instant) { now = max(now, instant) }
}
