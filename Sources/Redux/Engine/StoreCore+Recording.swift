extension StoreCore {
  /// What dispatches on the caller's thread, if that is recorded.
  @inline(__always)
  var currentSource: ActionSource? { session == nil ? nil : ActionSource.current }

  /// Reduces an action, records it, and calls observers.
  func record(_ action: any ActionType, from origin: UInt) {
    guard let session else { return }
    session.withLog { log in
      let start = log.measuresDuration ? exactNanoseconds() : 0
      let observers = reduce(action)
      let isBlockFull = log.record(action, from: source, calls: observers.count)
      if isBlockFull { session.recorder.keep(state.pointee) }
      notify(observers, from: origin)
      if log.measuresDuration { log.setDuration(exactNanoseconds() - start) }
    }
  }

  /// Shows the state of an earlier moment, and from then on ignores actions.
  func travel(to moment: Int) {
    guard let session, let past = session.recorder.depart(to: moment) else { return }
    if session.present == nil {
      session.present = .init(state: state.pointee, chain: chain)
      let ignore: Dispatch = { session.recorder.log.ignore($0, from: self.source) }
      chain = Array(repeating: ignore, count: chain.count + 1)
    }
    show(past)
  }

  /// Shows the present state again, and handles the actions that were held.
  func returnToPresent() {
    guard let session, let present = session.present else { return }
    session.present = nil
    chain = present.chain
    let held = session.recorder.log.arrive()
    show(present.state)
    for action in held { dispatch(action) }
  }

  private func show(_ shown: State) {
    let observers = registry.withLock { registry in
      state.pointee = shown
      return registry.sweep()
    }
    notify(observers, from: currentThread())
  }
}
