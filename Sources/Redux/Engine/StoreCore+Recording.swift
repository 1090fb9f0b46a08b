extension StoreCore {
  /// What dispatches on the caller's thread, if that is recorded.
  @inline(__always)
  var currentSource: ActionSource? { session == nil ? nil : ActionSource.current }

  /// What has been recorded.
  var recording: Recording<State>? {
    forbidInReducer("A recording was read inside a reducer: read it elsewhere.")
    return registry.withLock { [session] registry in
      registry.log.flatMap { log in session.map { Recording(log, $0.states) } }
    }
  }

  /// Begins to record, unless the recorder replays a recording.
  func beginRecording() {
    guard let session, session.recorder.begin({ self.recording }) else { return }
    registry.withLock { $0.log = ActionLog(interval: session.recorder.interval) }
    keepState()
  }

  /// Leaves what was recorded to the recorder, and lets it go.
  func endRecording() {
    if let recording { session?.recorder.end(with: recording) }
  }

  /// Reduces an action, records it, and calls observers.
  func record(_ action: any ActionType, from origin: UInt, in log: SessionLog) {
    let start = log.measuresDuration ? exactNanoseconds() : 0
    let (time, size) = (log.now, heapSize(of: action))
    var isBlockFull = false
    let observers = reduce(action) { registry, calls in
      isBlockFull =
        registry.log?.append(action, from: source, at: time, calls: calls, heapSize: size) ?? false
    }
    if isBlockFull { keepState() }
    log.signal()
    notify(observers, from: origin)
    guard log.measuresDuration else { return }
    let duration = exactNanoseconds() - start
    registry.withLock { $0.log?.setDuration(duration) }
  }

  /// Keeps the state, and drops the oldest actions if there are too many bytes.
  private func keepState() {
    guard let session else { return }
    let kept = session.measured(state.pointee)
    var dropped = registry.withLock { registry in
      guard var log = registry.log.take() else { return Session<State>.Dropped() }
      defer { registry.log = log }
      return session.keep(kept, in: &log)
    }
    // What actions and states hold must be released outside of the lock, because it may use the store.
    guard var memory = dropped.actions.popLast() else { return }
    memory.removeAll(keepingCapacity: true)
    registry.withLock { $0.log?.reuse(memory) }
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
