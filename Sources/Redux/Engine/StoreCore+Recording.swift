extension StoreCore {
  /// What dispatches on the caller's thread, if that is recorded.
  @inline(__always)
  var source: ActionSource? { session == nil ? nil : ActionSource.current }

  /// Returns the last link of the chain of a store with a recorder: it reduces, and records that.
  func link(_ session: Session<State>) -> Dispatch {
    let recorder = session.recorder
    recorder.begin(with: state.pointee)
    return { action in
      let start = recorder.measuresDuration ? exactNanoseconds() : 0
      let observers = self.reduce(action)
      recorder.record(action, from: session.source, observers.count) {
        self.state.pointee
      }
      self.notify(observers, from: self.stage.origin)
      if recorder.measuresDuration { recorder.setDuration(exactNanoseconds() - start) }
    }
  }

  /// Shows the state of an earlier moment, and from then on ignores actions.
  func travel(to moment: Int) {
    guard let session, let past = session.recorder.depart(to: moment) else { return }
    if session.present == nil {
      session.present = .init(state: state.pointee, chain: chain)
      let ignore: Dispatch = { session.recorder.ignore($0, from: session.source) }
      chain = Array(repeating: ignore, count: chain.count)
    }
    show(past)
  }

  /// Shows the present state again, and handles the actions that were held.
  func returnToPresent() {
    guard let session, let present = session.present else { return }
    session.present = nil
    chain = present.chain
    let held = session.recorder.arrive()
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
