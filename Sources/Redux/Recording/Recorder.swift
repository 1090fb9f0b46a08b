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
/// A recorder adds about 45 ns to each action, and copies the state once in 4,096 actions. A store
/// without one pays nothing. You can use a recorder from any thread, with one store.
public final class Recorder<State: StateType>: Sendable {
  let log: SessionLog
  /// The states before each block of actions; none before the recorder has a store.
  private let states: Locked<[KeptState<State>]>
  private let budget: Int

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - budget: The bytes to keep, approximately. When they are used up, the oldest actions go.
  ///   - measuresDuration: Whether to measure how long each action takes, which costs another 40 ns.
  public convenience init(budget: Int = 64 << 20, measuresDuration: Bool = false) {
    self.init(budget: budget, measuresDuration: measuresDuration, clock: nil)
  }

  /// Makes a recorder whose times come from a clock, for tests.
  public convenience init(budget: Int = 64 << 20, clock: any Clock<Duration>) {
    let age = clock.stopwatch()
    self.init(budget: budget, measuresDuration: false, clock: { age().nanoseconds })
  }

  convenience init(
    budget: Int, measuresDuration: Bool, interval: Int = 4096, clock: (@Sendable () -> Int64)?
  ) {
    self.init(
      SessionLog(
        ActionLog(interval: interval), measuresDuration: measuresDuration, clock: clock),
      [], budget: budget)
  }

  private init(_ log: SessionLog, _ states: [KeptState<State>], budget: Int) {
    (self.log, self.budget) = (log, budget)
    self.states = Locked(states)
  }

  /// What has been recorded, or `nil` before the recorder has a store.
  public var recording: Recording<State>? {
    states.withLock { $0.isEmpty ? nil : Recording(log.actions, $0) }
  }

  /// Where the store stands if it shows an earlier moment.
  public var travel: Travel? { log.travel }

  /// Signals each action and each step of travel; a slow loop gets one signal for many.
  ///
  /// Each access returns a new stream, which ends when the recorder goes.
  public var changes: AsyncStream<Void> { log.changes() }

  /// Makes a recorder for a store that only shows a recording, from its first moment on.
  ///
  /// The store ignores all actions, and starts no effect.
  public convenience init(replaying recording: Recording<State>) {
    let travel = Travel(moment: recording.moments.lowerBound)
    self.init(
      SessionLog(recording.log, travel: travel, measuresDuration: false, clock: nil),
      recording.states, budget: .max)
  }

  /// Begins a recording with the state of a store, unless it replays one.
  func begin(with state: State) {
    guard log.travel == nil else { return }
    states.withLock { states in
      precondition(
        states.isEmpty, "A Recorder was given to two stores. Make one recorder for each store.")
      states = [KeptState(state)]
    }
  }

  /// Keeps a state.
  ///
  /// The oldest actions go if there are too many bytes.
  func keep(_ state: State) {
    let kept = KeptState(state)
    states.withLock { states in
      states.append(kept)
      var stateSize = states.reduce(0) { $0 + $1.size }
      let droppedCount = log.beginBlock { size, droppedCount in
        if droppedCount > 0 { stateSize -= states[droppedCount - 1].size }
        return size + stateSize > budget
      }
      states.removeFirst(droppedCount)
    }
  }

  /// Begins to show the moment in the recording that is nearest to another one.
  ///
  /// - Returns: The state of that moment.
  func depart(to moment: Int) -> State? {
    guard let recording else { return nil }
    let nearest = min(max(moment, recording.moments.lowerBound), recording.moments.upperBound)
    log.depart(to: nearest)
    return recording.state(at: nearest)
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
