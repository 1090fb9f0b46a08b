public import Redux

extension Recording {
  /// An action, the time since the start, and what dispatched it.
  public typealias Entry = (action: any ActionType, time: Duration, source: String?)

  /// Makes a recording from the state at its start, and the actions from then on.
  ///
  /// - Parameters:
  ///   - state: The state before the first action.
  ///   - actions: The actions, each with the time since the start and what dispatched it.
  public init(from state: State, _ actions: [Entry]) {
    var actions = actions.makeIterator()
    self.init(from: state) { actions.next() }
  }

  /// Makes a recording from actions that are read one at a time, so that no more than one is kept twice.
  ///
  /// - Parameters:
  ///   - state: The state before the first action.
  ///   - next: Returns the next action, or `nil` at the end.
  /// - Throws: What `next` throws.
  package init<Failure>(
    from state: State, next: () throws(Failure) -> Entry?
  ) throws(Failure) {
    var log = ActionLog(interval: 4096)
    var states = [KeptState(state)]
    var state = state
    var sources: [String: ActionSource] = [:]
    while let (action, time, name) = try next() {
      if let name, sources[name] == nil { sources[name] = ActionSource(name) }
      state.reduce(action)
      let source = name.flatMap { sources[$0] }
      let size = heapSize(of: action)
      if log.append(action, from: source, at: time.nanoseconds, calls: 0, heapSize: size) {
        log.beginBlock()
        states.append(KeptState(state))
      }
    }
    self.init(log, states)
  }
}
