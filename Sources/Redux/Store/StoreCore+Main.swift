import Synchronization

extension StoreCore {
  /// Whether the caller's thread is one on which this store works.
  @inline(__always)
  var mayWork: Bool { thread == .dispatching || MainQueue.isCurrent }

  /// Has observers hear the newest value on the main actor, soon and once.
  func leaveForMain(_ observers: [Observer]) {
    observations.withLock { $0.leaveForMain(observers) }
    summonMain()
  }

  /// Has the main actor do what waits for it, unless it is about to.
  func summonMain() {
    guard !isMainSummoned.exchange(true, ordering: .sequentiallyConsistent) else { return }
    Task { @MainActor in answer() }
  }

  /// Calls observers on the main actor, as this thread's turn if no other thread is at work.
  ///
  /// Without the turn they are called all the same: the main thread waits for no other.
  @MainActor func callOnMain(_ observers: [Observer]) {
    let hasTurn = turn.take(by: currentThread())
    for observer in observers { observer.callOnMain() }
    if hasTurn { finish() }
  }

  @MainActor private func answer() {
    isMainSummoned.store(false, ordering: .sequentiallyConsistent)
    if thread == .main, turn.take(by: currentThread()) { finish() }
    callOnMain(observations.withLock { $0.takeForMain() })
  }
}
