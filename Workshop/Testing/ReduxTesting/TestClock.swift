import Redux
import Synchronization

/// A clock that stands still until a test moves it.
///
/// Pass it to code that debounces, throttles or counts seconds. A test of an hour then takes no time:
///
/// ```swift
/// let clock = TestClock()
/// let effects = EffectScope(store: store, clock: clock)
/// effects.run(.latest(Work.search, after: .milliseconds(300))) { … }
///
/// await clock.advance(by: .milliseconds(300))
/// ```
public final class TestClock: Clock {
  /// A moment, as the time since the clock was created.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public internal(set) var offset = Duration.zero

    /// Returns the moment that is later by a duration.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// Returns how much later another moment is.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Returns whether the left moment is the earlier one.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private let contents = Mutex(Sleepers())
  /// Measures the real time that a busy machine gets to let tasks fall asleep.
  private let realTime: any Clock<Duration>

  /// Creates a clock that shows its first moment.
  public convenience init() { self.init(realTime: ContinuousClock()) }

  init(realTime: any Clock<Duration>) { self.realTime = realTime }

  /// The moment to which the test has moved the clock.
  public var now: Instant { contents.withLock { $0.now } }

  /// Zero, because the test can move the clock to any moment.
  public var minimumResolution: Duration { .zero }

  /// The number of tasks that sleep.
  public var sleeperCount: Int { contents.withLock { $0.count } }

  /// The number of effects of a store with a recorder that sleep themselves, not in a task such as a deadline.
  package var effectSleeperCount: Int { contents.withLock { $0.effectCount } }

  /// The number of an app's requests that sleep before they are sent.
  package var requestSleeperCount: Int { contents.withLock { $0.requestCount } }

  /// How long each task sleeps, the shortest first, and the name of what dispatches its actions.
  package var waits: [(duration: Duration, name: String?)] { contents.withLock { $0.waits } }

  /// The time until the next task wakes; `nil` if none sleeps.
  public var timeToNextWake: Duration? { contents.withLock { $0.timeToNextWake } }

  /// Sleeps until the test has moved the clock to a moment.
  ///
  /// - Parameters:
  ///   - deadline: The moment to wake. If it has passed, this returns immediately.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let (sleep, end) = AsyncStream.makeStream(of: Never.self)
    let id = contents.withLock { $0.add(end, until: deadline) }
    await withTaskCancellationHandler {
      for await _ in sleep {}
    } onCancel: {
      contents.withLock { $0.remove(id) }
    }
    contents.withLock { $0.resume(id) }
    try Task.checkCancellation()
  }

  /// Moves the clock forward, and wakes the tasks whose time has come, one after the other.
  ///
  /// Tasks that have just started get time to fall asleep first, and tasks that wake get time to sleep
  /// again before the clock moves on, so a timer that ticks each second ticks three times in three. The
  /// last task may still be running when this returns: await what it does. A task that needs longer than a
  /// few milliseconds to fall asleep is left behind: wait for it with ``sleepers(_:)``.
  ///
  /// - Parameter duration: The time to move the clock by, not negative.
  public func advance(by duration: Duration) async {
    await advance(by: duration, resting: nil)
  }

  /// Moves the clock forward as `advance(by:)` does, and waits by a closure for tasks that don't sleep again.
  package func advance(by duration: Duration, resting: (@Sendable () async -> Void)?) async {
    precondition(duration >= .zero, "A TestClock cannot be moved back: advance it by zero or more.")
    let end = now.advanced(by: duration)
    await wakeSleepers(until: end, resting)
    contents.withLock { $0.pass(to: end) }
  }

  /// Moves the clock forward in one step, and wakes the tasks whose time has come.
  ///
  /// Use it where the device was asleep or the app suspended: a timer that ticks each second then ticks
  /// once, however much time has passed.
  ///
  /// - Parameter duration: The time to move the clock by, not negative.
  public func jump(by duration: Duration) {
    precondition(duration >= .zero, "A TestClock cannot be moved back: jump by zero or more.")
    contents.withLock { $0.jump(to: $0.now.advanced(by: duration)) }
  }

  /// Moves the clock forward until no task sleeps.
  ///
  /// - Parameter limit: The most to move it by, for tasks that sleep again and again.
  public func run(for limit: Duration = .seconds(3_600)) async {
    await wakeSleepers(until: now.advanced(by: limit))
  }

  /// Waits until a number of tasks sleep, or the caller is canceled.
  ///
  /// Use it before you move the clock, so that several timers started together are all asleep.
  ///
  /// - Parameter count: The least number of tasks.
  public func sleepers(_ count: Int) async {
    while sleeperCount < count, !Task.isCancelled { await Task.yield() }
  }

  private func wakeSleepers(until end: Instant, _ rest: (@Sendable () async -> Void)? = nil) async {
    await settle(rest, milliseconds: 3) { $0.count > 0 }
    var milliseconds = 60
    while let sleeps = contents.withLock({ $0.wakeNext(until: end) }) {
      while contents.withLock({ $0.isWaking }) { await Task.yield() }
      // All that are due wake before the clock waits for them to sleep again.
      while contents.withLock({ $0.wakeDue() }) {
        while contents.withLock({ $0.isWaking }) { await Task.yield() }
      }
      guard !contents.withLock({ $0.isOver(at: end) }) else { return }
      milliseconds -= await settle(rest, milliseconds: min(20, max(1, milliseconds))) {
        $0.sleeps > sleeps
      }
    }
  }

  /// Lets other tasks run, on the main actor as well, until a condition holds and no more of them fall asleep,
  /// or for a while.
  ///
  /// - Parameters:
  ///   - rest: Waits instead, if there is something better to wait for.
  ///   - milliseconds: The most real time to wait after many turns: on a busy machine, the other task's
  ///     thread may be waiting for a processor.
  ///   - condition: What the caller waits for.
  /// - Returns: The real time that it has waited, in milliseconds.
  @discardableResult
  private func settle(
    _ rest: (@Sendable () async -> Void)?, milliseconds: Int,
    until condition: @Sendable (Sleepers) -> Bool
  ) async -> Int {
    for turn in 1...200 {
      guard !contents.withLock({ condition($0) }) else {
        await calmDown()
        return 0
      }
      if turn == 50, let rest {
        await rest()
        return 0
      }
      await Task.yield()
      if turn.isMultiple(of: 50) { await Task { @MainActor in }.value }
    }
    for millisecond in 1...milliseconds {
      try? await realTime.sleep(for: .milliseconds(1))
      if contents.withLock({ condition($0) }) {
        await calmDown()
        return millisecond
      }
    }
    return milliseconds
  }

  /// Lets other tasks run until none falls asleep for a number of turns.
  private func calmDown() async {
    var sleeps = contents.withLock { $0.sleeps }
    var calmTurns = 0
    while calmTurns < 50 {
      await Task.yield()
      let newSleeps = contents.withLock { $0.sleeps }
      calmTurns = newSleeps == sleeps ? calmTurns + 1 : 0
      sleeps = newSleeps
    }
  }
}
