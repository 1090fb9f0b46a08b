import Redux

/// A clock that stands still until a test moves it.
///
/// Hand it to what debounces, throttles, or counts seconds, and a test of an hour takes no time:
///
/// ```swift
/// let clock = TestClock()
/// let effects = EffectScope(store: store, clock: clock)
/// effects.run(.latest("search", after: .milliseconds(300))) { … }
///
/// await clock.advance(by: .milliseconds(300))
/// ```
public final class TestClock: Clock {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public internal(set) var offset = Duration.zero

    /// Makes the moment that much later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// Tells how much later the other moment is.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Tells whether the left moment is the earlier one.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private let contents = Locked(Sleepers())

  /// Makes a clock at its first moment.
  public init() {}

  /// The moment to which the test has moved the clock.
  public var now: Instant { contents.withLock { $0.now } }

  /// Zero: the clock stops at any moment.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep.
  public var sleeperCount: Int { contents.withLock { $0.count } }

  /// Sleeps until the test has moved the clock to a moment.
  ///
  /// - Parameters:
  ///   - deadline: When to wake; a moment that has gone by wakes at once.
  ///   - tolerance: Means nothing to this clock.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let (sleep, end) = AsyncStream.makeStream(of: Never.self)
    let id = contents.withLock { $0.add(end, until: deadline) }
    await withTaskCancellationHandler {
      for await _ in sleep {}
    } onCancel: {
      contents.withLock { $0.remove(id) }
    }
    try Task.checkCancellation()
  }

  /// Moves the clock on, and wakes those whose time has come, one after the other.
  ///
  /// Work that was only just started has the time to fall asleep first, and what wakes has the time
  /// to sleep again before the clock goes on: so a timer that ticks each second ticks three times in
  /// three. What wakes last may still run when this returns; await what it does.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: Duration) async {
    precondition(duration >= .zero, "A TestClock was moved back: time only goes on.")
    let end = now.advanced(by: duration)
    await wakeSleepers(until: end)
    contents.withLock { $0.pass(to: end) }
  }

  /// Moves the clock on to the moment at which the last sleeper wakes.
  ///
  /// - Parameter limit: How far at most, for what sleeps again and again.
  public func run(for limit: Duration = .seconds(3_600)) async {
    await wakeSleepers(until: now.advanced(by: limit))
  }

  /// Waits until so many tasks sleep, or the caller is cancelled.
  ///
  /// A test that starts several timers at once has them all in time by this.
  ///
  /// - Parameter count: How many, at least.
  public func sleepers(_ count: Int) async {
    while sleeperCount < count, !Task.isCancelled { await Task.yield() }
  }

  private func wakeSleepers(until end: Instant) async {
    await settle { $0.count > 0 }
    while let sleeps = contents.withLock({ $0.wakeNext(until: end) }) {
      await settle { $0.sleeps > sleeps || $0.isOver(at: end) }
    }
  }

  /// Lets others run until a condition holds, or for a while.
  private func settle(until condition: @Sendable (Sleepers) -> Bool) async {
    for _ in 0..<2_000 {
      guard !contents.withLock({ condition($0) }) else { return }
      await Task.yield()
    }
  }
}
