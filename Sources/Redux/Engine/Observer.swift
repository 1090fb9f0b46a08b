import Synchronization

/// One subscription.
///
/// It lasts until it is canceled, or until its owner goes, if it has one.
// NB: `@unchecked Sendable`: `isCanceled` is atomic, and so are loads of a weak reference, which is
// never written after `init`. `hasStarted` belongs to the thread that works for the store's queue,
// `isPending` to the lock of its `MainDelivery`. The rest is constant.
class Observer: @unchecked Sendable {
  /// A number that grows with each subscription, and so gives the order of calls.
  let id: UInt64
  let isOnMain: Bool
  let parts: [ObservedPart]
  /// A closure to call if the store ends first.
  let onEnd: (@Sendable () -> Void)?
  /// Whether it is among those that wait for the main actor.
  final var isPending = false

  private let hasOwner: Bool
  private weak var owner: AnyObject?
  private let isCanceled = Atomic(false)
  private var hasStarted = false

  init(id: UInt64, isOnMain: Bool, parts: [ObservedPart], lifetime: Lifetime) {
    self.id = id
    self.isOnMain = isOnMain
    self.parts = parts
    onEnd = lifetime.onEnd
    owner = lifetime.owner
    hasOwner = owner != nil
  }

  /// Whether the subscription has ended.
  final var isOver: Bool { isCanceled.load(ordering: .acquiring) || hasOwner && owner == nil }

  /// Ends the subscription, and returns whether it had not ended before.
  final func cancel() -> Bool { !isCanceled.exchange(true, ordering: .acquiringAndReleasing) }

  /// Calls the closure of the subscriber for the first time.
  final func start() {
    hasStarted = true
    callAgain()
  }

  /// Calls the closure of the subscriber, unless it has yet to be called for the first time.
  @inline(__always)
  final func callAgain() {
    if hasStarted, !isOver { call() }
  }

  // NB: why a subclass overrides one of these. Through a closure, a call took 8.3 ns instead
  // of 6.5. A protocol for parts, tried in the same way, added 35 ns to each action.
  func call() { preconditionFailure("This observer is called on the main actor.") }
  @MainActor func callOnMain() { preconditionFailure("This observer is called on any thread.") }
}

/// An observer that is called on the thread that handles the action.
final class ValueObserver<Value: Sendable>: Observer, @unchecked Sendable {
  private let value: @Sendable () -> Value
  private let receive: @Sendable (Value) -> Void

  init(
    id: UInt64, observed: ObservedValue<Value>, lifetime: Lifetime,
    receive: @escaping @Sendable (Value) -> Void
  ) {
    value = observed.value
    self.receive = receive
    super.init(id: id, isOnMain: false, parts: observed.parts, lifetime: lifetime)
  }

  override func call() { receive(value()) }
}
