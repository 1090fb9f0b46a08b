public import Redux

/// A record of a store, as a value: the actions that it has handled, and the state after each.
///
/// It keeps the state at regular intervals only. The states between them are made again by reducing,
/// which gives the same result because reducers are pure.
public struct Recording<State: StateType>: Sendable {
  let log: ActionLog
  /// The states before each block of actions.
  let states: [KeptState<State>]

  init(_ log: ActionLog, _ states: [KeptState<State>]) {
    self.log = log
    self.states = states
  }

  /// The numbers of the actions that are kept; the first action of a store has the number 1.
  public var numbers: Range<Int> { log.numbers }

  /// The moments to go to: after each action that is kept, by its number, and before the first.
  public var moments: ClosedRange<Int> { numbers.lowerBound - 1...numbers.upperBound - 1 }

  /// About how many bytes the recording takes.
  public var size: Int { log.size + states.reduce(0) { $0 + $1.size } }

  /// Returns an action.
  ///
  /// - Parameter number: One of ``numbers``.
  public subscript(number: Int) -> RecordedAction {
    check(numbers.contains(number), number)
    return log[number]
  }

  /// Returns the state at a moment.
  ///
  /// It reduces up to 4,096 actions again.
  ///
  /// - Parameter moment: One of ``moments``.
  /// - Returns: The state.
  public func state(at moment: Int) -> State {
    check(moments.contains(moment), moment)
    let block = log.blockIndex(of: moment + 1)
    let first = log.firstNumber(ofBlock: block)
    return (first..<moment + 1).reduce(into: states[block].state) { $0.reduce(log[$1].action) }
  }

  /// Returns the states at moments in a row, which is quicker than one by one.
  ///
  /// - Parameter moments: A part of ``moments``.
  /// - Returns: The states, one for each moment.
  public func states(at moments: ClosedRange<Int>) -> [State] {
    var states = [state(at: moments.lowerBound)]
    for number in moments.dropFirst() {
      var state = states[states.count - 1]
      state.reduce(self[number].action)
      states.append(state)
    }
    return states
  }

  /// Returns the recording as it was at a moment.
  ///
  /// - Parameter moment: One of ``moments``.
  /// - Returns: The actions until then.
  public func prefix(through moment: Int) -> Recording {
    check(moments.contains(moment), moment)
    var log = log
    let block = log.blockIndex(of: moment + 1)
    log.removeAll(after: moment)
    return Recording(log, Array(states[...block]))
  }

  /// The time of the last action, in nanoseconds.
  var lastTime: Int64 { numbers.last.map { log[$0].nanoseconds } ?? 0 }

  private func check(_ isKept: Bool, _ number: Int) {
    precondition(
      isKept,
      "A recording of the moments \(moments) was asked for \(number). Check `moments` first.")
  }
}

/// A state between two actions, and about how many bytes it takes.
struct KeptState<State: Sendable>: Sendable {
  let state: State
  let size: Int

  /// Keeps a state, and measures it.
  init(_ state: State) {
    self.state = state
    size = approximateSize(of: state)
  }
}
