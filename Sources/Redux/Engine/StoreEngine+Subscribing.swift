extension StoreEngine {
  func subscribe<Value>(
    to lookup: ValueLookup<Value>, lifetime: Lifetime,
    _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription {
    add(to: lookup, lifetime) { id, observed in
      ValueObserver(id: id, observed: observed, lifetime: lifetime, receive: receive)
    } start: { observer in
      guard !queue.isWorker(currentThread()) else { return chain.interrupt { observer.start() } }
      let source = ActionSource.current
      queue.perform { ActionSource.run(as: source) { observer.start() } }
    }
  }

  func subscribeOnMain<Value>(
    to lookup: ValueLookup<Value>, lifetime: Lifetime,
    _ receive: @escaping @MainActor (Value) -> Void
  ) -> Subscription {
    add(to: lookup, lifetime) { id, observed in
      MainObserver(
        id: id, observed: observed, lifetime: lifetime,
        newest: { [weak self, value = observed.value] in
          self?.observers.withLock { _ in value() }
        }, receive: receive)
    } start: { observer in
      main.start(observer, inside: chain)
    }
  }

  /// The number of subscriptions that have not ended.
  var subscriptionCount: Int {
    purge()
    return observers.withLock { $0.count }
  }

  /// Ends all subscriptions; the worker of the queue calls it.
  func endSubscriptions() {
    let ended = observers.withLock { $0.end() }
    for observer in ended where observer.cancel() { observer.onEnd?() }
    purge()
  }

  private func add<Value, Kind: Observer>(
    to lookup: ValueLookup<Value>, _ lifetime: Lifetime,
    _ make: (UInt64, ObservedValue<Value>) -> Kind, start: (Kind) -> Void
  ) -> Subscription {
    forbidInReducer(
      """
      A store was subscribed to inside its reducer, or inside a closure that reads its state. Subscribe \
      elsewhere.
      """)
    let (added, isPurgeDue) = observers.withLock { observers -> (Kind?, Bool) in
      guard !observers.hasEnded else { return (nil, false) }
      let observed = lookup(&observers)
      let observer = make(observers.nextID(), observed)
      observers.add(observer)
      return (observer, observers.isPurgeDue)
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
    guard observers.isHeldByCaller() else { return observers.withLock { $0.remove(observer) } }
    // A reducer has the lock: remove it behind the action.
    queue.append(.work { [weak self] in self?.observers.withLock { $0.remove(observer) } })
  }

  /// Forgets observers whose subscription has ended.
  private func purge() {
    // The values that observers capture must be released outside the lock, because that may use the store.
    let forgotten = observers.withLock { $0.purge() }
    withExtendedLifetime(forgotten) {}
  }
}

/// How long a subscription lasts unless it is canceled.
struct Lifetime: Sendable {
  /// An object whose end is the end of the subscription.
  var owner: (any AnyObject & Sendable)?
  /// A closure to call if the store ends first.
  var onEnd: (@Sendable () -> Void)?
}

extension Store {
  /// The number of subscriptions that have not ended, for tests.
  var subscriptionCount: Int { engine.subscriptionCount }
}
