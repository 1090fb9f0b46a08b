import Synchronization

extension StoreCore {
  /// Handles an action at once if the store is free, else leaves it in the mailbox.
  func dispatch(_ action: any ActionType) {
    forbidInReducer(dispatching: action)
    let caller = currentThread()
    // NB: not `send(_:)`, whose message would copy the action: 10 of 46 ns.
    guard acquireIfFree(by: caller) else {
      return post(.action(action, position: 0, origin: caller, source: currentSource), from: caller)
    }
    if session != nil { source = currentSource }
    pass(action, to: 0, from: caller)
    drain()
  }

  /// Handles a message at once if the store is free, else leaves it in the mailbox.
  func send(_ message: Mailbox.Message) {
    let caller = currentThread()
    guard acquireIfFree(by: caller) else { return post(message, from: caller) }
    handle(message)
    drain()
  }

  @inline(__always)
  private func acquireIfFree(by caller: UInt) -> Bool {
    mayWork && mailbox.acquireIfIdle(by: caller)
  }

  /// Whether the caller's thread is one that handles messages of this store.
  @inline(__always)
  var mayWork: Bool { thread == .dispatching || MainQueue.isCurrent }

  private func post(_ message: Mailbox.Message, from caller: UInt) {
    mailbox.put(message)
    guard !mailbox.isOwned(by: caller) else { return }
    guard mayWork else { return scheduleMain() }
    if mailbox.acquire(by: caller) { drain() }
  }

  /// Handles messages and releases the mailbox, which the caller owns.
  func drain() {
    var end: UInt64 = 0
    if !mailbox.drain(while: { mayHandle($0, until: &end) }, { handle($0) }) { handOver() }
  }

  @inline(__always)
  private func handle(_ message: Mailbox.Message) {
    switch message {
    case .action(let action, let position, let origin, let source):
      self.source = source
      pass(action, to: position, from: origin)
    case .perform(let work): work()
    }
  }

  /// Passes an action to the middleware at a position, or behind the last one to the reducer.
  func pass(_ action: any ActionType, to position: Int, from origin: UInt) {
    let before = stage
    stage = Stage(position: position, origin: origin)
    if position < chain.count {
      chain[position](action)
    } else {
      log?._withUnsafeGuaranteedRef { record(action, from: origin, in: $0) }
        ?? notify(reduce(action), from: origin)
    }
    stage = before
  }

  /// Changes the state, and returns the observers of what has changed.
  @inline(__always)
  func reduce(
    _ action: any ActionType, recording record: (inout ObserverRegistry, Int) -> Void = { _, _ in }
  ) -> [Observer] {
    withUnsafePointer(to: action) { pointer in
      registry.withLock { registry in
        reducing.store(pointer, ordering: .relaxed)
        state.pointee.reduce(action)
        let observers = registry.sweep()
        reducing.store(nil, ordering: .relaxed)
        record(&registry, observers.count)
        return observers
      }
    }
  }

  /// Calls observers in order.
  func notify(_ observers: [Observer], from origin: UInt) {
    guard !observers.contains(where: \.isOnMain) else { return notifyMain(observers, origin) }
    for index in observers.indices { observers.withUnretained(at: index) { $0.callAgain() } }
  }
}
