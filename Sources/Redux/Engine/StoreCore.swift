/// The machinery of a store: what becomes of an action.
///
/// `Turns` say which thread handles it, and when. It passes the `MiddlewareChain` and changes the
/// `LockedState`, whose observers are called. A recorder records it, if there is one.
///
/// The core lives as long as the store, and longer if middleware keeps `dispatch` or `next`.
package final class StoreCore<State: StateType>: RecordedStore {
  let subscriptions: Subscriptions<State>
  package let recorder: (any StoreRecorder<State>)?
  private let turns: Turns
  private let chain: MiddlewareChain
  private let state: LockedState<State>
  private let main: MainDelivery

  init(
    _ initial: State, _ middleware: [Middleware<State>], _ thread: ReducingThread,
    mainShift: UInt64 = 8_000_000, recorder: (any StoreRecorder<State>)? = nil
  ) {
    let shift = MainShift(thread, nanoseconds: mainShift)
    turns = Turns(shift)
    chain = MiddlewareChain(isRecorded: recorder != nil)
    state = LockedState(initial)
    main = MainDelivery(turns, shift)
    subscriptions = Subscriptions(state, turns, chain, main, recorder)
    self.recorder = recorder
    recorder?.begin(self)
    chain.setUp(
      middleware, dispatch: { self.dispatch($0, byMiddleware: true) },
      getState: { self.subscriptions.read { $0.assumingMemoryBound(to: State.self).pointee } },
      next: { self.passOn($0, behind: $1) })
    turns.open { self.resume($0, in: $1) }
  }

  /// Handles an action immediately if the store is free, else leaves it in the mailbox.
  @inline(__always)
  func dispatch(_ action: any ActionType, byMiddleware: Bool = false) {
    state.forbidInReducer(dispatching: action)
    send(
      action,
      in: Envelope(
        origin: currentThread(), source: currentSource, isFromMiddleware: byMiddleware))
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
  private var currentSource: ActionSource? { recorder == nil ? nil : ActionSource.current }

  package func resume(_ action: any ActionType, in envelope: Envelope) {
    run(as: envelope) { admit(action, in: envelope) }
  }

  /// Handles an action, unless the store shows an earlier moment.
  @inline(__always)
  private func admit(_ action: any ActionType, in envelope: Envelope) {
    if recorder?.admits(action, in: envelope) != false { pass(action, in: envelope) }
  }

  /// Passes an action to the middleware at its position, or behind the last one to the reducer.
  @inline(__always)
  private func pass(_ action: any ActionType, in envelope: Envelope) {
    chain.pass(action, in: envelope) {
      guard let recorder else { return notify(state.reduce(action), from: envelope.origin) }
      var observers: [Observer] = []
      recorder.record(action, from: envelope.source) {
        observers = state.reduce(action)
        return observers.count
      } notify: {
        notify(observers, from: envelope.origin)
      }
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
    if turns.areOwnedByCaller, let envelope = chain.envelope(for: action, behind: position) {
      return run(as: envelope) { pass(action, in: envelope) }
    }
    let envelope = chain.lateEnvelope(for: action, behind: position)
    run(as: envelope) { send(action, in: envelope) }
  }

  /// Runs a closure in which all is from the source of an action, if that is recorded.
  @inline(__always)
  private func run(as envelope: Envelope, _ body: () -> Void) {
    if recorder == nil { body() } else { ActionSource.run(as: envelope.source, body) }
  }

  package var current: State { state.current }

  package func perform(_ work: @escaping @Sendable () -> Void) { turns.perform(work) }

  package func show(_ shown: State) { notify(state.replace(with: shown), from: currentThread()) }

  /// Ends the store: messages that wait are handled, and then nothing is called any more.
  func close() {
    turns.perform { [self] in
      chain.empty()
      recorder?.end()
      subscriptions.end()
      turns.close()
    }
  }
}
