import Dispatch
import Synchronization

/// Calls observers on the main actor.
final class MainDelivery: Sendable {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the queue of the main actor.
  ///
  /// It may not be the main thread: on Linux `dispatchMain()` gives the queue another one.
  static var isOnMain: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  private let queue: ActionQueue
  /// Whether actions that wait are handled on the main actor, too.
  private let handlesActions: Bool
  private let pending = Locked<[Observer]>([])
  private let isScheduled = Atomic(false)

  init(_ queue: ActionQueue, handlesActions: Bool) {
    self.queue = queue
    self.handlesActions = handlesActions
    queue.mainDelivery = self
  }

  /// Calls observers in order; some are on the main actor.
  ///
  /// Those are called immediately only if the action was dispatched there. Actions of other
  /// threads reach them later, by one hop that carries the newest value.
  func call(_ observers: [Observer], from thread: UInt) {
    guard thread == currentThread(), Self.isOnMain else {
      for observer in observers where !observer.isOnMain { observer.callAgain() }
      return callLater(observers.filter(\.isOnMain))
    }
    MainActor.assumeIsolated {
      for observer in observers { observer.isOnMain ? observer.callOnMain() : observer.callAgain() }
    }
  }

  /// Calls a new observer with the current value, immediately if the caller runs on the main actor.
  func start(_ observer: Observer, inside chain: MiddlewareChain) {
    guard Self.isOnMain else { return callLater([observer]) }
    MainActor.assumeIsolated {
      guard queue.isWorker(currentThread()) else { return queue.join { observer.callOnMain() } }
      chain.interrupt { observer.callOnMain() }
    }
  }

  /// Does soon, and once for all requests before it begins, what waits for the main actor: first the
  /// actions, and then their observers.
  func schedule() {
    guard !isScheduled.exchange(true, ordering: .sequentiallyConsistent) else { return }
    Task { @MainActor in
      isScheduled.store(false, ordering: .sequentiallyConsistent)
      if handlesActions { queue.drainIfFree() }
      callPending()
    }
  }

  /// Calls observers with the newest value, soon and once.
  private func callLater(_ observers: [Observer]) {
    pending.withLock { pending in
      for observer in observers where !observer.isPending {
        observer.isPending = true
        pending.append(observer)
      }
    }
    schedule()
  }

  /// Calls the observers that wait, in order.
  @MainActor private func callPending() {
    let observers = pending.withLock { pending in
      for observer in pending { observer.isPending = false }
      defer { pending = [] }
      return pending.sorted { $0.id < $1.id }
    }
    queue.join { for observer in observers { observer.callOnMain() } }
  }
}

/// An observer that is called on the main actor, with the newest value.
final class MainObserver<Value: Sendable>: Observer, @unchecked Sendable {
  /// Copies the value under the store's lock.
  private let newest: @Sendable () -> Value?
  private let areDuplicates: @Sendable (Value, Value) -> Bool
  private let receive: @MainActor (Value) -> Void
  @MainActor private var last: Value?
  @MainActor private var isInCall = false
  @MainActor private var isStale = false

  init(
    id: UInt64, observed: ObservedValue<Value>, lifetime: Lifetime,
    newest: @escaping @Sendable () -> Value?, receive: @escaping @MainActor (Value) -> Void
  ) {
    self.newest = newest
    areDuplicates = observed.areDuplicates
    self.receive = receive
    super.init(id: id, isOnMain: true, parts: observed.parts, lifetime: lifetime)
  }

  /// Calls the closure of the subscriber unless it has received the newest value.
  ///
  /// A call from inside a call follows that one.
  @MainActor override func callOnMain() {
    isStale = true
    guard !isInCall else { return }
    isInCall = true
    defer { isInCall = false }
    while isStale, !isOver {
      isStale = false
      guard let value = newest() else { return }
      if let last, areDuplicates(last, value) { continue }
      last = value
      receive(value)
    }
  }
}
