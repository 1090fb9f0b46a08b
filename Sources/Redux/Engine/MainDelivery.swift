/// Calls observers on the main actor.
final class MainDelivery: Sendable {
  private let turns: Turns
  private let waiting = Locked<[Observer]>([])
  private let shift: MainShift

  init(_ turns: Turns, _ shift: MainShift) {
    self.turns = turns
    self.shift = shift
    shift.delivery = self
  }

  /// Calls observers in order; some are on the main actor.
  ///
  /// Those are called immediately only if the action was dispatched there. Actions of other
  /// threads reach them later, by one hop that carries the newest value.
  func call(_ observers: [Observer], from origin: UInt) {
    guard origin == currentThread(), MainQueue.isCurrent else {
      for observer in observers where !observer.isOnMain { observer.callAgain() }
      return callLater(observers.filter(\.isOnMain))
    }
    MainActor.assumeIsolated {
      for observer in observers { observer.isOnMain ? observer.callOnMain() : observer.callAgain() }
    }
  }

  /// Calls a new observer with the current value, immediately if the caller runs on the main actor.
  func start(_ observer: Observer, inside chain: MiddlewareChain) {
    guard MainQueue.isCurrent else { return callLater([observer]) }
    MainActor.assumeIsolated {
      guard turns.areOwnedByCaller else { return turns.join { observer.callOnMain() } }
      chain.interrupt { observer.callOnMain() }
    }
  }

  /// Calls observers with the newest value, soon and once.
  private func callLater(_ observers: [Observer]) {
    waiting.withLock { waiting in
      for observer in observers where !observer.isWaiting {
        observer.isWaiting = true
        waiting.append(observer)
      }
    }
    shift.hop(for: turns)
  }

  /// Calls the observers that wait, in order.
  @MainActor func callWaiting() {
    let observers = waiting.withLock { waiting in
      for observer in waiting { observer.isWaiting = false }
      defer { waiting = [] }
      return waiting.sorted { $0.id < $1.id }
    }
    turns.join { for observer in observers { observer.callOnMain() } }
  }
}
