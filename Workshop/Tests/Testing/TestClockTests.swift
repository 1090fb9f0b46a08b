import Redux
import ReduxRecording
import Synchronization
import Testing

@testable import ReduxTesting

/// Records what tasks do, in order.
private final class EventLog: Sendable {
  private let record = Mutex<[String]>([])

  var lines: [String] { record.withLock { $0 } }

  func note(_ line: String) { record.withLock { $0.append(line) } }
}

/// A clock that counts how often somebody sleeps.
private final class CountingClock: Clock {
  let count = Mutex(0)

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    count.withLock { $0 += 1 }
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
  }
}

@Suite(.timeLimit(.minutes(30))) struct TestClockTests {
  @Test
  func `tasks that are due at one moment wake together`() async {
    let clock = TestClock()
    let log = EventLog()
    for number in 1...500 {
      Task {
        try await clock.sleep(for: .seconds(1))
        log.note("\(number)")
      }
    }
    await clock.sleepers(500)

    await clock.advance(by: .seconds(1))
    while log.lines.count < 500, !Task.isCancelled { await Task.yield() }

    #expect(clock.sleeperCount == 0)
  }

  private let clock = TestClock()
  private let events = EventLog()

  /// Starts a task that sleeps for each duration, one after the other.
  @discardableResult
  private func sleeper(_ name: String, _ durations: Duration...) -> Task<Void, Never> {
    Task { [clock, events] in
      for duration in durations {
        try? await clock.sleep(for: duration)
        events.note("\(name) \(clock.now.offset)")
      }
    }
  }

  @Test func `the clock stands still until it is moved`() async {
    let start = clock.now

    await clock.advance(by: .seconds(90))

    #expect(start.duration(to: clock.now) == .seconds(90))
    #expect(start < clock.now)
    #expect(start.advanced(by: .seconds(90)) == clock.now)
  }

  @Test func `a sleeping task wakes when its time has come, and not before`() async {
    let task = sleeper("a", .seconds(2))
    await clock.advance(by: .milliseconds(1_999))
    let count = clock.sleeperCount

    await clock.advance(by: .milliseconds(1))
    await task.value

    #expect(count == 1)
    #expect(clock.sleeperCount == 0)
    #expect(events.lines == ["a 2.0 seconds"])
  }

  @Test func `sleeping tasks wake in the order of their times, at their times`() async {
    let tasks = [
      sleeper("c", .seconds(3)), sleeper("a", .seconds(1)), sleeper("b", .seconds(2)),
    ]
    await clock.sleepers(3)

    await clock.advance(by: .seconds(5))
    for task in tasks { await task.value }

    #expect(events.lines == ["a 1.0 seconds", "b 2.0 seconds", "c 3.0 seconds"])
  }

  @Test func `a task that sleeps again wakes again in the same step`() async {
    let task = sleeper("tick", .seconds(1), .seconds(1), .seconds(1))

    await clock.advance(by: .seconds(3))
    await task.value

    #expect(events.lines == ["tick 1.0 seconds", "tick 2.0 seconds", "tick 3.0 seconds"])
  }

  @Test func `a jump wakes each task once, at its end`() async {
    let tasks = [sleeper("a", .seconds(1), .seconds(1)), sleeper("b", .seconds(3))]
    await clock.sleepers(2)

    clock.jump(by: .seconds(60))
    await tasks[1].value
    await clock.sleepers(1)
    clock.jump(by: .seconds(1))
    await tasks[0].value

    #expect(events.lines.sorted() == ["a 60.0 seconds", "a 61.0 seconds", "b 60.0 seconds"])
  }

  @Test func `the clock runs until no task sleeps`() async {
    let tasks = [sleeper("a", .seconds(1), .seconds(60)), sleeper("b", .seconds(30))]
    await clock.sleepers(2)

    await clock.run()
    for task in tasks { await task.value }

    #expect(events.lines == ["a 1.0 seconds", "b 30.0 seconds", "a 61.0 seconds"])
    #expect(clock.now.offset == .seconds(61))
  }

  @Test func `a task that never stops runs for a limited time`() async {
    let task = Task { [clock, events] in
      while (try? await clock.sleep(for: .seconds(1))) != nil { events.note("tick") }
    }

    await clock.run(for: .seconds(10))
    await clock.sleepers(1)
    task.cancel()
    await task.value

    #expect(events.lines.count == 10)
  }

  @Test func `sleeping until a past moment returns at once`() async throws {
    await clock.advance(by: .seconds(2))

    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
    try await clock.sleep(for: .zero)

    #expect(clock.sleeperCount == 0)
  }

  @Test func `a canceled task wakes with an error`() async {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(1)

    task.cancel()

    #expect(clock.sleeperCount == 0)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a task that has been canceled does not sleep`() async {
    let task = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `an effect sleeps itself, and not because its deadline does`() async {
    let recorder = Recorder<ShopState>(clock: clock)
    let store = Store(initialState: ShopState(), recorder: recorder)

    let waiting = store.dispatch { [clock] _ in
      await withTaskGroup { group in
        group.addTask { try? await clock.sleep(for: .seconds(10)) }
        await group.waitForAll()
      }
    }
    await clock.sleepers(1)
    #expect(clock.effectSleeperCount == 0)
    let sleeping = store.dispatch { [clock] _ in try? await clock.sleep(for: .seconds(10)) }
    await clock.sleepers(2)
    #expect(clock.effectSleeperCount == 1)

    await clock.advance(by: .seconds(10))
    await waiting.value
    await sleeping.value
  }

  @Test func `tasks that a woken task starts fall asleep before the clock moves on`() async {
    let task = Task { [clock] in
      try? await clock.sleep(for: .seconds(1))
      async let inner: Void = {
        for _ in 0..<20 { await Task.yield() }
        await sleeper("inner", .seconds(1)).value
      }()
      await sleeper("outer", .seconds(10)).value
      await inner
    }
    await clock.sleepers(1)

    await clock.advance(by: .seconds(12))
    await task.value

    #expect(events.lines == ["inner 2.0 seconds", "outer 11.0 seconds"])
  }

  @Test func `a clock on which nothing sleeps hardly waits`() async {
    let realTime = CountingClock()
    let clock = TestClock(realTime: realTime)

    for _ in 0..<40 { await clock.advance(by: .seconds(1)) }

    #expect(clock.now.offset == .seconds(40))
    #expect(realTime.count.withLock { $0 } <= 40 * 3)
  }

  @Test func `tasks that don't sleep again are hardly waited for`() async {
    let realTime = CountingClock()
    let clock = TestClock(realTime: realTime)
    let tasks = (1...500).map { number in
      Task { try? await clock.sleep(for: .milliseconds(number)) }
    }
    await clock.sleepers(500)

    await clock.advance(by: .seconds(1))
    for task in tasks { await task.value }

    #expect(clock.sleeperCount == 0)
    #expect(realTime.count.withLock { $0 } <= 60 + 500)
  }

  #if !os(iOS)
    @Test func `moving the clock back traps`() async {
      await #expect(processExitsWith: .failure) { await TestClock().advance(by: .seconds(-1)) }
      await #expect(processExitsWith: .failure) { TestClock().jump(by: .seconds(-1)) }
    }
  #endif
}
