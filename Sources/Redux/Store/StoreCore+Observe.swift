import Synchronization

extension StoreCore {
  /// Looks up or opens what an observer looks at.
  typealias Opening<Value: Sendable> =
    @Sendable (inout Observations) -> ValueChannel<Value>

  /// Adds an observer behind all others and lets it hear the current value.
  func subscribe<Value>(
    to opening: Opening<Value>, lifetime: Lifetime, _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription {
    add(to: opening, lifetime) { id, channel in
      ValueObserver(id: id, channel: channel, lifetime: lifetime, receive: receive)
    } start: { observer in
      isAtWork ? callInside { observer.start() } : submit(.start(observer))
    }
  }

  /// The same on the main actor.
  func subscribeOnMain<Value>(
    to opening: Opening<Value>, lifetime: Lifetime, _ receive: @escaping @MainActor (Value) -> Void
  ) -> Subscription {
    add(to: opening, lifetime) { id, channel in
      MainObserver(
        id: id, channel: channel, lifetime: lifetime,
        newest: { [weak self] in self?.observations.withLock { _ in channel.value } },
        receive: receive)
    } start: { observer in
      guard MainQueue.isCurrent else { return leaveForMain([observer]) }
      MainActor.assumeIsolated {
        guard !isAtWork else { return callInside { observer.callOnMain() } }
        callOnMain([observer])
      }
    }
  }

  /// Calls observers in order.
  ///
  /// The caller has the turn. Those of the main actor are called at once only if the action was
  /// dispatched there: what other threads dispatched reaches them by a hop, which conflates.
  func tell(_ news: [Observer], from origin: UInt) {
    guard news.contains(where: \.isOnMain) else {
      for index in news.indices { news.withUnretained(at: index) { $0.callAgain() } }
      return
    }
    if origin == currentThread(), MainQueue.isCurrent {
      MainActor.assumeIsolated {
        for observer in news { observer.isOnMain ? observer.callOnMain() : observer.callAgain() }
      }
    } else {
      for observer in news where !observer.isOnMain { observer.callAgain() }
      leaveForMain(news.filter(\.isOnMain))
    }
  }

  /// How many subscriptions live.
  var subscriptionCount: Int {
    forbidInReducer(
      "The store's subscriptions were counted inside a reducer: count them elsewhere.")
    purge()
    return observations.withLock { $0.count }
  }

  private func add<Value, Kind: Observer>(
    to opening: Opening<Value>, _ lifetime: Lifetime,
    _ make: (UInt64, ValueChannel<Value>) -> Kind, start: (Kind) -> Void
  ) -> Subscription {
    forbidInReducer(
      "A reducer subscribed to its store. A reducer only changes its state: subscribe elsewhere.")
    if observations.withLock({ $0.isPurgeDue }) { purge() }
    let added = observations.withLock { observations -> (Kind, Channel)? in
      guard !observations.isClosed else { return nil }
      let channel = opening(&observations)
      let observer = make(observations.nextID(), channel)
      observations.add(observer, to: channel)
      return (observer, channel)
    }
    guard let (observer, channel) = added else {
      lifetime.onEnd?()
      return Subscription {}
    }
    start(observer)
    return Subscription { [weak self] in self?.remove(observer, from: channel) }
  }

  /// Calls a new observer inside the call of another, or of middleware.
  ///
  /// What it passes on by some middleware's `next` must wait, as if that were at rest.
  private func callInside(_ call: () -> Void) {
    let before = stage
    stage = Stage()
    call()
    stage = before
  }

  private func remove(_ observer: Observer, from channel: Channel) {
    guard observer.cancel(), !isInReducer else { return }
    observations.withLock { $0.remove(observer, from: channel) }
  }

  /// Forgets observers that are over.
  func purge() {
    // What the observers own must not go while the lock is held: it may want the store.
    let forgotten = observations.withLock { $0.purge() }
    withExtendedLifetime(forgotten) {}
  }
}
