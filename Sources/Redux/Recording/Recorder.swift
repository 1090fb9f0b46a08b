/// Records what a store does, so that you can look at it, go back to it, and write it to a file.
///
/// ```swift
/// let recorder = Recorder<AppState>()
/// let store = Store(initialState: AppState(), recorder: recorder)
///
/// recorder.recording.state(at: 10)      // the state after the tenth action
/// store.travel(to: 10)                  // the app shows it
/// store.returnToPresent()
/// ```
///
/// A recorder adds about 50 ns to an action that holds no objects, and 1 to 6 µs to one that holds text or
/// collections, whose size it measures for the budget. It copies the state once in 4,096 actions. A store
/// without one pays nothing. You can use a recorder from any thread, with one store.
public final class Recorder<State: StateType>: Sendable {
  let log: SessionLog
  /// The bytes to keep.
  let budget: Int
  /// The number of actions after which the state is kept.
  let interval: Int
  /// Whether the store only shows a recording.
  let isReplaying: Bool
  /// Nil before the recorder has a store.
  private let source: Locked<Source?>

  // NB: why a struct: each access to a bare closure in a `Locked` wraps it once more, so the stack
  // overflowed after 30,000.
  private struct Source {
    let recording: @Sendable () -> Recording<State>?
  }

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - budget: The bytes to keep, approximately. When they are used up, the oldest actions go.
  ///   - measuresDuration: Whether to measure how long each action takes, which costs another 60 ns.
  public convenience init(budget: Int = 64 << 20, measuresDuration: Bool = false) {
    self.init(budget: budget, measuresDuration: measuresDuration, clock: nil)
  }

  /// Makes a recorder whose times come from a clock, for tests.
  public convenience init(budget: Int = 64 << 20, clock: any Clock<Duration>) {
    let age = clock.stopwatch()
    self.init(budget: budget, measuresDuration: false, clock: { age().nanoseconds })
  }

  init(
    budget: Int, measuresDuration: Bool, interval: Int = 4096, clock: (@Sendable () -> Int64)?
  ) {
    (self.budget, self.interval, isReplaying) = (budget, interval, false)
    log = SessionLog(measuresDuration: measuresDuration, clock: clock)
    source = Locked(nil)
  }

  /// Makes a recorder for a store that only shows a recording, from its first moment on.
  ///
  /// The store ignores all actions, and starts no effect.
  public init(replaying recording: Recording<State>) {
    (budget, interval, isReplaying) = (.max, 4096, true)
    log = SessionLog(measuresDuration: false, clock: nil)
    log.depart(to: recording.moments.lowerBound)
    source = Locked(Source { recording })
  }

  /// The recording so far, or `nil` before the recorder has a store.
  ///
  /// Don't use it inside a reducer.
  public var recording: Recording<State>? { source.withLock { $0 }?.recording() }

  /// Where the store stands if it shows an earlier moment.
  public var travel: Travel? { log.travel }

  /// Signals each action and each step of travel; a slow loop gets one signal for many.
  ///
  /// Each access returns a new stream, which ends when the recorder goes.
  public var changes: AsyncStream<Void> { log.changes() }

  /// Begins to record a store.
  func begin(_ source: @escaping @Sendable () -> Recording<State>?) {
    self.source.withLock {
      if $0 != nil {
        trap("A Recorder was given to two stores. Make one recorder for each store.")
      }
      $0 = Source(recording: source)
    }
  }

  /// Keeps what was recorded when the store ends.
  func end(with recording: Recording<State>) { source.withLock { $0 = Source { recording } } }
}
