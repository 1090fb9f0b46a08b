import Synchronization

extension StoreCore {
  /// Makes the closure that stands for one middleware in the chain.
  ///
  /// It refers to the core, which refers to it, until the store goes and `end()` lets it go.
  func link(_ middleware: Middleware<State>, at position: Int) -> Dispatch {
    middleware({ self.dispatch($0) }, { self.read() })({ action in
      self.forbidInReducer(dispatching: action)
      guard self.isAtWork, self.stage.position == position else {
        return self.submit(.action(action, position: position + 1, origin: currentThread()))
      }
      self.pass(action, to: position + 1, from: self.stage.origin)
    })
  }

  /// Begins the store's life: does what middleware dispatched while it was set up.
  func open() {
    guard !mayWork else { return finish() }
    let isIdle = queue.isEmpty
    turn.leave()
    if !isIdle || turn.hasWork { summonMain() }
  }

  /// Ends the store's life: after all that waits, nothing is called any more.
  func close() { submit(.end) }

  func end() {
    chain = []
    let observers = observations.withLock { $0.close() }
    for observer in observers where observer.cancel() { observer.lifetime.onEnd?() }
    purge()
    queue.close()
    turn.end()
  }
}
