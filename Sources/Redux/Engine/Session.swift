/// What a store with a recorder keeps besides.
// NB: `@unchecked Sendable`: `present` belongs to the thread that owns the store's mailbox. The store's
// lock guards `states`, and only that thread changes it.
final class Session<State: StateType>: @unchecked Sendable {
  /// What a store returns to after it has shown an earlier moment.
  struct Present {
    let state: State
    let chain: [Dispatch]
  }

  /// What was kept for too long.
  struct Dropped {
    var actions: [[RecordedAction]] = []
    var states: [KeptState<State>] = []
  }

  let recorder: Recorder<State>
  var present: Present?
  /// The states before each block of actions.
  private(set) var states: [KeptState<State>] = []
  private var keptCount = 0

  init(_ recorder: Recorder<State>) { self.recorder = recorder }

  /// Returns the state to keep, and its size.
  ///
  /// To measure a large state takes a millisecond, so only the first, second, fourth, eighth … are
  /// measured. Each other one counts as large as the one before.
  func measured(_ state: State) -> KeptState<State> {
    keptCount += 1
    let isMeasured = keptCount & (keptCount - 1) == 0
    return KeptState(state, size: isMeasured ? nil : states.last?.size)
  }

  /// Keeps a state before a new block of actions.
  ///
  /// - Returns: The oldest actions and states, which go if there are too many bytes.
  func keep(_ kept: KeptState<State>, in log: inout ActionLog) -> Dropped {
    if !states.isEmpty { log.beginBlock() }
    states.append(kept)
    var (dropped, size) = (Dropped(), states.reduce(0) { $0 + $1.size })
    while log.blockCount > 1, log.size + size > recorder.budget {
      dropped.actions.append(log.removeBlock())
      dropped.states.append(states.removeFirst())
      size -= dropped.states.last?.size ?? 0
    }
    return dropped
  }
}
