/// The machinery of a store: what becomes of an action.
///
/// `Turns` say which thread handles it, and when. It passes the `MiddlewareChain` and changes the
/// `LockedState`, whose observers are called. A `Session` records it if there is a recorder.
///
/// The core lives as long as the store, and longer if middleware keeps `dispatch` or `next`.
final class StoreCore<State: StateType>: Sendable {
  let subscriptions: Subscriptions<State>
  let session: Session<State>?
  private let turns: Turns
  private let chain = MiddlewareChain()
  private let state: LockedState<State>
  private let main: MainDelivery

  init(
    _ initial: State, _ middleware: [Middleware<State>], _ thread: ReducingThread,
    mainShift: UInt64 = 8_000_000, recorder: Recorder<State>? = nil
  ) {
    let shift = MainShift(thread, nanoseconds: mainShift)
    turns = Turns(shift)
    state = LockedState(initial)
    main = MainDelivery(turns, shift)
    subscriptions = Subscriptions(state, turns, chain, main, recorder?.log)
    session = recorder.map { [state] in Session($0, state) }
    chain.setUp(
      middleware, dispatch: { self.dispatch($0) },
      getState: { self.subscriptions.read { $0.assumingMemoryBound(to: State.self).pointee } },
      next: { self.passOn($0, behind: $1) })
    turns.open { self.resume($0, in: $1) }
  }

  /// Handles an action immediately if the store is free, else leaves it in the mailbox.
  func dispatch(_ action: any ActionType) {
    state.forbidInReducer(dispatching: action)
    send(action, in: Envelope(origin: currentThread(), source: currentSource))
  }

  @inline(__always)
  private func send(_ action: any ActionType, in envelope: Envelope) {
    guard turns.begin(by: envelope.origin) else {
      return turns.post(.action(action, envelope), from: envelope.origin)
    }
    admit(action, in: envelope)
    turns.drain()
  }

  /// The source that dispatches on the caller's thread, if that is recorded.
  @inline(__always)
  private var currentSource: ActionSource? { session == nil ? nil : ActionSource.current }

  /// Handles an action that had to wait; what is dispatched meanwhile has the same source.
  private func resume(_ action: any ActionType, in envelope: Envelope) {
    guard session != nil else { return admit(action, in: envelope) }
    ActionSource.run(as: envelope.source) { admit(action, in: envelope) }
  }

  /// Handles an action, unless the store shows an earlier moment.
  @inline(__always)
  private func admit(_ action: any ActionType, in envelope: Envelope) {
    if session?.admits(action, in: envelope) != false { pass(action, in: envelope) }
  }

  /// Passes an action to the middleware at its position, or behind the last one to the reducer.
  @inline(__always)
  private func pass(_ action: any ActionType, in envelope: Envelope) {
    chain.pass(action, in: envelope) {
      guard let session else { return notify(state.reduce(action), from: envelope.origin) }
      session.record(action, in: envelope) { notify($0, from: envelope.origin) }
    }
  }

  /// Calls observers in order.
  private func notify(_ observers: [Observer], from origin: UInt) {
    guard !observers.contains(where: \.isOnMain) else { return main.call(observers, from: origin) }
    for index in observers.indices { observers.withUnretained(at: index) { $0.callAgain() } }
  }

  /// Handles an action that the middleware at a position passes on, in its turn or late.
  private func passOn(_ action: any ActionType, behind position: Int) {
    state.forbidInReducer(dispatching: action)
    if turns.areOwnedByCaller, let envelope = chain.envelope(at: position) {
      return pass(action, in: envelope.passedOn)
    }
    send(
      action, in: Envelope(origin: currentThread(), source: currentSource, position: position + 1))
  }

  /// Shows the state of an earlier moment, and from then on ignores actions or holds them.
  func travel(to moment: Int) {
    turns.perform { [self] in
      if let past = session?.depart(to: moment) { show(past) }
    }
  }

  /// Shows the present state again, and handles the actions that were held before all others.
  func returnToPresent() {
    turns.perform { [self] in
      guard let (present, held) = session?.arrive() else { return }
      show(present)
      for (action, envelope) in held { resume(action, in: envelope) }
    }
  }

  private func show(_ shown: State) { notify(state.replace(with: shown), from: currentThread()) }

  /// Ends the store: messages that wait are handled, and then nothing is called any more.
  func close() {
    turns.perform { [self] in
      chain.empty()
      session?.end()
      subscriptions.end()
      turns.close()
    }
  }
}
