extension Recording {
  /// Makes a recording from the state at its start, and the actions from then on.
  ///
  /// - Parameters:
  ///   - state: The state before the first action.
  ///   - actions: The actions, each with the time since the start and what dispatched it.
  public init(
    from state: State, _ actions: [(action: any ActionType, time: Duration, source: String?)]
  ) {
    var (log, states, state) = (ActionLog(interval: 4096), [KeptState(state)], state)
    var sources: [String: ActionSource] = [:]
    for (action, time, name) in actions {
      if let name, sources[name] == nil { sources[name] = ActionSource(name) }
      state.reduce(action)
      let source = name.flatMap { sources[$0] }
      if log.append(action, from: source, at: time.nanoseconds, calls: 0, heapSize: 0) {
        log.beginBlock()
        states.append(KeptState(state))
      }
    }
    self.init(log, states)
  }
}
