/// The part of a store that records its actions and shows earlier moments.
// NB: `@unchecked Sendable`: all of it belongs to the thread that owns the store's turns, except for
// `states`, which that thread changes under the lock of the state, and others read under it.
final class Session<State: StateType>: @unchecked Sendable {
  private let recorder: Recorder<State>
  let log: SessionLog
  private let state: LockedState<State>
  /// The states before each block of actions.
  private var states: [KeptState<State>] = []

  /// The values that were kept for too long.
  private struct Dropped {
    var actions: [[RecordedAction]] = []
    var states: [KeptState<State>] = []
  }

  private var mode: SessionMode
  /// The state to return to.
  private var present: State?
  /// The actions to handle after the return.
  private var held: [(any ActionType, Envelope)] = []

  init(_ recorder: Recorder<State>, _ state: LockedState<State>) {
    (self.recorder, self.state, log) = (recorder, state, recorder.log)
    mode = recorder.isReplaying ? .replay : .present
    begin()
  }

  /// Whether the store shows an earlier moment, for any thread.
  var isTravelling: Bool { log.travel != nil }

  /// The recording so far.
  private var recording: Recording<State>? {
    state.forbidInReducer(
      "A recording was read inside a reducer, or inside a closure that reads the state: read it elsewhere."
    )
    return state.withLog { log in log.map { Recording($0, states) } }
  }

  /// Begins to record, or shows the first moment of the recording that is replayed.
  private func begin() {
    guard mode == .present else {
      if let first = recorder.recording?.moments.lowerBound, let past = depart(to: first) {
        _ = state.replace(with: past)
      }
      return
    }
    recorder.begin { self.recording }
    state.withLog { [recorder] in
      $0 = ActionLog(interval: recorder.interval, blockSize: recorder.budget / 8)
    }
    keepState()
  }

  /// Reduces an action, records it, and has observers called.
  @inline(__always)
  func record(_ action: any ActionType, in envelope: Envelope, notify: ([Observer]) -> Void) {
    let start = log.measuresDuration ? exactNanoseconds() : 0
    let (time, size) = (log.now, heapSize(of: action))
    var isBlockFull = false
    let observers = state.reduce(action) { log, calls in
      isBlockFull =
        log?.append(action, from: envelope.source, at: time, calls: calls, heapSize: size) ?? false
    }
    log.signal()
    notify(observers)
    if log.measuresDuration {
      let duration = exactNanoseconds() - start
      state.withLog { $0?.setDuration(duration) }
    }
    if isBlockFull { keepState() }
  }

  /// Returns whether an action is handled now, or else holds or drops it.
  @inline(__always)
  func admits(_ action: any ActionType, in envelope: Envelope) -> Bool {
    guard mode != .present else { return true }
    keepBack(action, in: envelope)
    return false
  }

  private func keepBack(_ action: any ActionType, in envelope: Envelope) {
    let isHeld = mode == .past && envelope.isHeld
    if isHeld { held.append((action, envelope)) }
    log.countIgnored(isHeld: isHeld)
  }

  /// Begins to show the moment in the recording that is nearest to another one.
  ///
  /// - Returns: The state of that moment.
  func depart(to moment: Int) -> State? {
    guard let recording = recorder.recording else { return nil }
    if mode == .present { (mode, present) = (.past, state.current) }
    let nearest = min(max(moment, recording.moments.lowerBound), recording.moments.upperBound)
    log.depart(to: nearest)
    return recording.state(at: nearest)
  }

  /// Returns to the present, if there is one.
  ///
  /// - Returns: The state of the present, and the actions that were held.
  func arrive() -> (State, [(any ActionType, Envelope)])? {
    guard mode == .past, let present else { return nil }
    defer { (mode, self.present, held) = (.present, nil, []) }
    log.arrive()
    return (present, held)
  }

  /// Leaves what was recorded to the recorder, and lets it go.
  func end() {
    _ = arrive()
    if let recording { recorder.end(with: recording) }
  }

  /// Keeps the state before a new block, and drops the oldest actions if there are too many bytes.
  private func keepState() {
    let kept = KeptState(state.current)
    var dropped = state.withLog { log in
      guard log != nil else { return Dropped() }
      if !states.isEmpty { log?.beginBlock() }
      states.append(kept)
      return drop(from: &log)
    }
    // The values in actions and states must be released outside the lock, because that may use the store.
    guard var memory = dropped.actions.popLast() else { return }
    memory.removeAll(keepingCapacity: true)
    state.withLog { [memory] in $0?.reuse(memory) }
  }

  /// Removes the oldest blocks until there is room for a new one.
  private func drop(from log: inout ActionLog?) -> Dropped {
    var dropped = Dropped()
    var size = states.reduce(0) { $0 + $1.size }
    while let used = log?.size, let room = log?.blockSize, used + size + room > recorder.budget {
      guard let block = log?.removeBlock() else { break }
      dropped.actions.append(block)
      dropped.states.append(states.removeFirst())
      size -= dropped.states.last?.size ?? 0
    }
    return dropped
  }
}

/// The state that a store with a recorder shows.
// NB: not nested, since its size would then be known only at run time.
private enum SessionMode {
  case present
  /// An earlier moment, from which it returns.
  case past
  /// A moment of a recording that was made elsewhere; there is no present.
  case replay
}
