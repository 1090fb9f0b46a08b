import Synchronization

extension StoreCore: StateEngine {
  /// Passes the address of the state to a closure, between two actions.
  func read<Result: Sendable>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    forbidInReducer(
      """
      The store's state was read inside a reducer, or inside a closure that reads or computes a part \
      of it. Both have the state at hand: read that.
      """)
    return registry.withLock { _ in body(UnsafeRawPointer(state)) }
  }

  /// Adds an observer behind all others, and calls it with the current value.
  func subscribe<Value>(
    to opening: Opening<Value>, lifetime: Lifetime, _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription {
    add(to: opening, lifetime) { id, source in
      ValueObserver(id: id, source: source, lifetime: lifetime, receive: receive)
    } start: { observer in
      isAtWork ? callInside { observer.start() } : send(.perform { observer.start() })
    }
  }

  /// Adds an observer on the main actor behind all others, and calls it with the current value.
  func subscribeOnMain<Value>(
    to opening: Opening<Value>, lifetime: Lifetime, _ receive: @escaping @MainActor (Value) -> Void
  ) -> Subscription {
    add(to: opening, lifetime) { id, source in
      MainObserver(
        id: id, source: source, lifetime: lifetime,
        newest: { [weak self, value = source.value] in self?.registry.withLock { _ in value() } },
        receive: receive)
    } start: { observer in
      guard MainQueue.isCurrent else { return callLaterOnMain([observer]) }
      MainActor.assumeIsolated {
        isAtWork ? callInside { observer.callOnMain() } : callOnMain([observer])
      }
    }
  }

  /// The number of subscriptions that have not ended.
  var subscriptionCount: Int {
    forbidInReducer(
      "The store's subscriptions were counted inside a reducer: count them elsewhere.")
    purge()
    return registry.withLock { $0.observers.count }
  }

  /// Forgets observers whose subscription has ended.
  func purge() {
    // What the observers capture must be released outside of the lock, because it may use the store.
    let forgotten = registry.withLock { $0.purge() }
    withExtendedLifetime(forgotten) {}
  }

  private func add<Value, Kind: Observer>(
    to opening: Opening<Value>, _ lifetime: Lifetime, _ make: (UInt64, Source<Value>) -> Kind,
    start: (Kind) -> Void
  ) -> Subscription {
    forbidInReducer(
      "A reducer subscribed to its store. A reducer only changes its state: subscribe elsewhere.")
    let (added, isPurgeDue) = registry.withLock { registry -> (Kind?, Bool) in
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
    guard observer.cancel(), !isInReducer else { return }
    registry.withLock { $0.remove(observer) }
  }

  /// Traps where waiting for the lock would deadlock.
  func forbidInReducer(_ message: @autoclosure () -> String) {
    if isInReducer { trap(message()) }
  }

  /// Calls a new observer inside the call of another one, or of middleware.
  ///
  /// If it calls the `next` of that middleware, the action has to wait, as it does elsewhere.
  private func callInside(_ call: () -> Void) {
    let before = stage
    stage = Stage()
    call()
    stage = before
  }
}

/// How long a subscription lasts unless it is cancelled.
struct Lifetime: Sendable {
  /// An object whose end is the end of the subscription.
  var owner: (any AnyObject & Sendable)?
  /// A closure to call if the store ends first.
  var onEnd: (@Sendable () -> Void)?
}
