public import Redux
import Synchronization

/// Records what a store does, so that you can look at it, go back to it, and write it to a file.
///
/// ```swift
/// let recorder = Recorder<AppState>()
/// let store = Store(initialState: AppState(), recorder: recorder)
///
/// recorder.recording?.state(at: 10)     // the state after the tenth action
/// store.travel(to: 10)                  // the app shows it
/// store.returnToPresent()
/// ```
///
/// A recorder adds about 60 ns to an action that holds no objects, and 1 to 6 µs to one that holds text or
/// collections, whose size it measures for the budget. It copies the state once in 4,096 actions. A store
/// without one pays nothing. You can use a recorder from any thread, with one store.
public final class Recorder<State: StateType>: @unchecked Sendable {
  /// Tells about actions and travel.
  let events: RecorderEvents
  /// Whether to measure how long each action takes.
  private let measuresDuration: Bool
  /// The bytes to keep.
  let budget: Int
  /// The number of actions after which the state is kept.
  private let interval: Int
  /// The recording that a store shows instead of making one.
  private let replayed: Recording<State>?
  /// The recording with which a store goes on.
  private let continued: Recording<State>?
  /// The histories that were left, the oldest first.
  let left = Locked([RecordingBranch<State>]())
  /// The actions so far; `nil` before the recorder has a store.
  // NB: not a `Recording<State>`, whose metadata would be looked up at each action.
  private let log = Locked<ActionLog?>(nil)
  /// The states before each block of actions, which the same lock guards.
  private var states: [KeptState<State>] = []

  // NB: why `@unchecked Sendable`: the store calls one function at a time, and these alone use what follows.
  var mode = RecorderMode.present
  /// The state to return to.
  var present: State?
  /// Is called before and after the observers of an action, for a tool that measures them.
  ///
  /// Set it before the recorder has a store.
  package var observerTracer: (@Sendable (_ isBeginning: Bool) -> Void)?
  /// The actions to handle after the return.
  var held: [PendingAction] = []
  private let hasStore = Atomic(false)
  /// The store, until it ends.
  private let control = Locked<StoreControl<State>?>(nil)

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - budget: The bytes to keep, approximately. When they are used up, the oldest actions are dropped.
  ///   - measuresDuration: Whether to measure how long each action takes, which costs another 60 ns.
  public convenience init(budget: Int = 64 << 20, measuresDuration: Bool = false) {
    self.init(budget: budget, measuresDuration: measuresDuration, clock: nil)
  }

  /// Makes a recorder whose times come from a clock, for tests.
  public convenience init(budget: Int = 64 << 20, clock: any Clock<Duration>) {
    let age = clock.stopwatch()
    self.init(budget: budget, measuresDuration: false, clock: { age().nanoseconds })
  }

  /// Makes a recorder whose store goes on where a recording ends.
  ///
  /// Its recording has the actions of both, so it can be kept as a file again.
  ///
  /// - Parameters:
  ///   - recording: What happened before; the store begins with its last state.
  ///   - measuresDuration: Whether to measure how long each action takes.
  ///   - clock: The clock for the times of the actions; by default, the system's time.
  public convenience init(
    continuing recording: Recording<State>, measuresDuration: Bool = false,
    clock: (any Clock<Duration>)? = nil
  ) {
    var time: (@Sendable () -> Int64)?
    if let age = clock?.stopwatch() { time = { age().nanoseconds } }
    self.init(
      continuing: recording, budget: 64 << 20, measuresDuration: measuresDuration, clock: time)
  }

  init(
    continuing continued: Recording<State>? = nil, budget: Int, measuresDuration: Bool,
    interval: Int = 4096, clock: (@Sendable () -> Int64)?
  ) {
    self.budget = budget
    self.measuresDuration = measuresDuration
    self.interval = interval
    self.continued = continued
    replayed = nil
    events = RecorderEvents(clock: clock, start: continued?.lastTime ?? 0)
  }

  /// Makes a recorder for a store that only shows a recording, from its first moment on.
  ///
  /// The store ignores all actions, and starts no effect.
  public init(replaying recording: Recording<State>) {
    budget = .max
    measuresDuration = false
    interval = 4096
    replayed = recording
    continued = nil
    mode = .replay
    events = RecorderEvents(clock: nil)
    events.show(recording.moments.lowerBound)
  }

  /// The recording so far, or `nil` before the recorder has a store.
  ///
  /// It has an action once the observers of that action are called.
  public var recording: Recording<State>? {
    replayed ?? log.withLock { log in log.map { Recording($0, states) } }
  }

  /// The number of the last action.
  var lastNumber: Int { log.withLock { ($0?.numbers.upperBound ?? 1) - 1 } }

  /// Returns the number of the action that probably caused an effect that the caller starts.
  func cause(of effect: ActionSource) -> Int {
    log.withLock { $0?.cause(of: .current, startingAs: effect) ?? 0 }
  }

  /// Whether the store only shows a recording, so that there is no present to return to.
  package var isReplay: Bool { replayed != nil }

  /// Where the store stands if it shows an earlier moment.
  public var travel: Travel? { events.travel }

  /// Signals each action and each step of travel; a slow loop gets one signal for many.
  ///
  /// Each access returns a new stream, which ends when the recorder is released.
  public var changes: AsyncStream<Void> { events.signals() }
}

/// What the store of a recorder shows.
// NB: not nested, since its size would then be known only at run time.
enum RecorderMode {
  case present
  /// An earlier moment, from which it returns.
  case past
  /// A moment of a recording that was made elsewhere; there is no present.
  case replay
}

extension Recorder: StoreTool {
  /// Whether the store shows an earlier moment.
  public var isPausing: Bool { events.travel != nil }

  /// Begins the recording of a store.
  public func attach(to store: StoreControl<State>) {
    guard !hasStore.exchange(true, ordering: .relaxed) else {
      preconditionFailure("A Recorder was given to two stores. Make one recorder for each store.")
    }
    control.withLock { $0 = store }
    if let replayed { return store.show(replayed.state(at: replayed.moments.lowerBound)) }
    if let continued {
      _ = take(continued)
      return store.show(continued.state(at: continued.moments.upperBound))
    }
    let first = KeptState(store.state)
    log.withLock {
      $0 = ActionLog(interval: interval, blockSize: budget / 8)
      states = [first]
    }
  }

  /// Ends the recording.
  public func detach() {
    _ = leavePast()
    control.withLock { $0 = nil }
  }

  /// Drops or holds actions while the store shows an earlier moment.
  public func admits(_ action: PendingAction) -> Bool {
    if let effect = action.source?.effect, events.isStray(effect) { return false }
    guard mode != .present else { return true }
    let isHeld = mode == .past && action.mustArrive
    if isHeld { held.append(action) }
    events.countIgnored(isHeld: isHeld)
    return false
  }

  /// Records an action.
  public func handle(
    _ action: any ActionType, from source: ActionSource?, reduce: () -> Int, notify: () -> Void
  ) {
    let start = measuresDuration ? exactNanoseconds() : 0
    let time = events.now
    let size = heapSize(of: action)
    let calls = reduce()
    let isBlockFull = log.withLock { log in
      log?.append(action, from: source, at: time, calls: calls, heapSize: size) ?? false
    }
    events.signal()
    observerTracer?(true)
    notify()
    observerTracer?(false)
    if measuresDuration {
      let duration = exactNanoseconds() - start
      log.withLock { $0?.setDuration(duration) }
    }
    if isBlockFull { beginBlock() }
  }

  /// Records what follows behind another recording, and returns what there was.
  func take(_ recording: Recording<State>) -> Recording<State>? {
    var taken = recording.log
    taken.setLimits(interval: interval, blockSize: budget / 8)
    return log.withLock { [taken] log in
      defer { (log, states) = (taken, recording.states) }
      return log.map { Recording($0, states) }
    }
  }

  /// Keeps the state before a new block, and drops the oldest actions if there are too many bytes.
  private func beginBlock() {
    guard let state = control.withLock({ $0 })?.state else { return }
    let kept = KeptState(state)
    var dropped = log.withLock { log in
      log?.beginBlock()
      states.append(kept)
      return drop(from: &log)
    }
    // The values in actions and states are released outside the lock, because that may use the recorder.
    guard var memory = dropped.actions.popLast() else { return }
    memory.removeAll(keepingCapacity: true)
    log.withLock { [memory] in $0?.reuse(memory) }
  }

  /// Removes the oldest blocks until there is room for a new one.
  private func drop(from log: inout ActionLog?) -> (
    actions: [[RecordedAction]], states: [KeptState<State>]
  ) {
    var dropped: (actions: [[RecordedAction]], states: [KeptState<State>]) = ([], [])
    var size = states.reduce(0) { $0 + $1.size }
    while let used = log?.size, let room = log?.blockSize, used + size + room > budget,
      let block = log?.removeBlock()
    {
      let state = states.removeFirst()
      size -= state.size
      dropped.actions.append(block)
      dropped.states.append(state)
    }
    return dropped
  }

}

extension Recorder {
  /// Calls a closure with the store between two actions.
  func perform(
    _ work: @escaping @Sendable (Recorder, StoreControl<State>) -> Void
  ) {
    guard let store = control.withLock({ $0 }) else { return }
    store.perform { work(self, store) }
  }

  /// Lets the store show the moment that is nearest to another one.
  func show(_ moment: Int, in store: StoreControl<State>) {
    guard let recording else { return }
    if mode == .present {
      mode = .past
      present = store.state
    }
    let nearest = min(max(moment, recording.moments.lowerBound), recording.moments.upperBound)
    events.show(nearest)
    store.show(recording.state(at: nearest))
  }

  /// Lets the store show the present again, and handles the actions that were held before all others.
  func showPresent(in store: StoreControl<State>) {
    guard let (present, held) = leavePast() else { return }
    store.show(present)
    for action in held { store.resume(action) }
  }

  /// Returns to the present, if there is one: its state, and the actions that were held.
  private func leavePast() -> (State, [PendingAction])? {
    guard mode == .past, let present else { return nil }
    defer {
      mode = .present
      self.present = nil
      held = []
    }
    events.showPresent()
    return (present, held)
  }
}
