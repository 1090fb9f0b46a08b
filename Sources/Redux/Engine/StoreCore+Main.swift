import Dispatch
import Synchronization

extension StoreCore {
  /// Calls observers, of which some are on the main actor, in order.
  ///
  /// Those are called at once only if the action was dispatched there. What other threads dispatch
  /// reaches them later, by one hop that carries the newest value.
  func notifyMain(_ observers: [Observer], _ origin: UInt) {
    guard origin == currentThread(), MainQueue.isCurrent else {
      for observer in observers where !observer.isOnMain { observer.callAgain() }
      return callLaterOnMain(observers.filter(\.isOnMain))
    }
    MainActor.assumeIsolated {
      for observer in observers { observer.isOnMain ? observer.callOnMain() : observer.callAgain() }
    }
  }

  /// Calls observers with the newest value, soon and once, on the main actor.
  func callLaterOnMain(_ observers: [Observer]) {
    registry.withLock { $0.addWaiting(observers) }
    scheduleMain()
  }

  /// Starts a task that does on the main actor what waits for it, unless one is on its way.
  func scheduleMain() {
    guard !isMainScheduled.exchange(true, ordering: .sequentiallyConsistent) else { return }
    Task { @MainActor in runOnMain() }
  }

  /// Calls observers on the main actor, owning the mailbox if no other thread does.
  ///
  /// If another does, they are called all the same: the main thread waits for no other.
  @MainActor func callOnMain(_ observers: [Observer]) {
    let isOwner = mailbox.acquire(by: currentThread())
    for observer in observers { observer.callOnMain() }
    if isOwner { drain() }
  }

  @MainActor private func runOnMain() {
    isMainScheduled.store(false, ordering: .sequentiallyConsistent)
    if thread == .main, mailbox.acquire(by: currentThread()) { drain() }
    callOnMain(registry.withLock { $0.takeWaiting() })
  }

  /// Whether the caller may handle a message, or has to hand it over.
  ///
  /// The main thread handles what it has dispatched itself, and what others have for a limited time:
  /// `end`, which is 0 before, is set when it begins.
  // NB: not a `ContinuousClock.Instant?`, for which each action would take 5 ns more.
  func mayHandle(_ message: Mailbox.Message, until end: inout UInt64) -> Bool {
    guard let mainShift, case .action(_, _, let origin, _) = message,
      origin != currentThread(), MainQueue.isCurrent
    else { return true }
    let now = DispatchTime.now().uptimeNanoseconds
    if end == 0 { end = now + mainShift }
    return now < end
  }

  /// Lets a thread that isn't main handle the messages that wait.
  func handOver() {
    Task.detached { [self] in if mailbox.acquire(by: currentThread()) { drain() } }
  }
}
