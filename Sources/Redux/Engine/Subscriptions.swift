/// Adds observers to a store, and removes them.
final class Subscriptions<State: StateType>: StateEngine {
  private let state: LockedState<State>
  private let turns: Turns
  private let chain: MiddlewareChain
  private let main: MainDelivery
  let recorder: (any StoreRecorder)?

  init(
    _ state: LockedState<State>, _ turns: Turns, _ chain: MiddlewareChain, _ main: MainDelivery,
    _ recorder: (any StoreRecorder)?
  ) {
    self.state = state
    self.turns = turns
    self.chain = chain
    self.main = main
    self.recorder = recorder
  }

  func read<Result: Sendable>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    state.forbidInReducer(
      """
      The store's state was read inside a reducer, or inside a closure that reads or computes a part \
      of it. Both have the state at hand: read that.
      """)
    return state.read(body)
  }

  func subscribe<Value>(
    to opening: Opening<Value>, lifetime: Lifetime, _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription {
    add(to: opening, lifetime) { id, source in
      ValueObserver(id: id, source: source, lifetime: lifetime, receive: receive)
    } start: { [turns, chain] observer in
      guard !turns.areOwnedByCaller else { return chain.interrupt { observer.start() } }
      let source = ActionSource.current
      turns.perform { ActionSource.run(as: source) { observer.start() } }
    }
  }

  func subscribeOnMain<Value>(
    to opening: Opening<Value>, lifetime: Lifetime, _ receive: @escaping @MainActor (Value) -> Void
  ) -> Subscription {
    add(to: opening, lifetime) { id, source in
      MainObserver(
        id: id, source: source, lifetime: lifetime,
        newest: { [weak state, value = source.value] in state?.withObservers { _ in value() } },
        receive: receive)
    } start: { [main, chain] observer in
      main.start(observer, inside: chain)
    }
  }

  /// The number of subscriptions that have not ended.
  var count: Int {
    state.forbidInReducer(
      """
      The store's subscriptions were counted inside a reducer, or inside a closure that reads its state: \
      count them elsewhere.
      """)
    purge()
    return state.withObservers { $0.observers.count }
  }

  /// Ends all subscriptions; the owner of the turns calls it.
  func end() {
    let observers = state.withObservers { $0.close() }
    for observer in observers where observer.cancel() { observer.onEnd?() }
    purge()
  }

  private func add<Value, Kind: Observer>(
    to opening: Opening<Value>, _ lifetime: Lifetime, _ make: (UInt64, Source<Value>) -> Kind,
    start: (Kind) -> Void
  ) -> Subscription {
    state.forbidInReducer(
      """
      A store was subscribed to inside its reducer, or inside a closure that reads its state. Subscribe \
      elsewhere.
      """)
    let (added, isPurgeDue) = state.withObservers { registry -> (Kind?, Bool) in
      guard !registry.isClosed else { return (nil, false) }
      let source = opening(&registry)
      let observer = make(registry.nextID(), source)
      registry.add(observer)
      return (observer, registry.isPurgeDue)
    }
    if isPurgeDue { purge() }
    guard let observer = added else {
      lifetime.onEnd?()
      return Subscription {}
    }
    start(observer)
    return Subscription { [weak self] in self?.remove(observer) }
  }

  private func remove(_ observer: Observer) {
    guard observer.cancel() else { return }
    guard state.isHeldByCaller else { return state.withObservers { $0.remove(observer) } }
    // A reducer has the lock: remove it behind the action.
    turns.leave(.perform { [state] in state.withObservers { $0.remove(observer) } })
  }

  /// Forgets observers whose subscription has ended.
  private func purge() {
    // The values that observers capture must be released outside the lock, because that may use the store.
    let forgotten = state.withObservers { $0.purge() }
    withExtendedLifetime(forgotten) {}
  }
}

/// How long a subscription lasts unless it is cancelled.
struct Lifetime: Sendable {
  /// An object whose end is the end of the subscription.
  var owner: (any AnyObject & Sendable)?
  /// A closure to call if the store ends first.
  var onEnd: (@Sendable () -> Void)?
}
