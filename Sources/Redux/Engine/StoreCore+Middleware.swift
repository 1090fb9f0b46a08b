import Synchronization

extension StoreCore {
  /// Whether the caller runs inside the handling of a message.
  var isAtWork: Bool { mailbox.isOwned(by: currentThread()) }

  /// Creates the closure that stands for one middleware in the chain.
  ///
  /// The closure and the core refer to each other until the store goes and `end()` empties the chain.
  func link(_ middleware: Middleware<State>, at position: Int) -> Dispatch {
    middleware(
      { self.dispatch($0) }, { self.read { $0.assumingMemoryBound(to: State.self).pointee } })({
        action in
        self.forbidInReducer(dispatching: action)
        guard self.isAtWork, self.stage.position == position else {
          return self.send(.action(action, position: position + 1, origin: currentThread()))
        }
        self.pass(action, to: position + 1, from: self.stage.origin)
      })
  }

  /// Handles what middleware dispatched while it was set up.
  func open() {
    guard !mayWork else { return drain() }
    mailbox.release()
    if !mailbox.isEmpty { scheduleMain() }
  }

  /// Ends the store: messages that wait are handled, and then nothing is called any more.
  func close() { send(.perform { self.end() }) }

  func end() {
    chain = []
    endRecording()
    let observers = registry.withLock { $0.close() }
    for observer in observers where observer.cancel() { observer.onEnd?() }
    purge()
    mailbox.close()
  }
}
