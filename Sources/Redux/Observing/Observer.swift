import Synchronization

/// One subscription, as the store sees it.
///
// NB: `@unchecked Sendable`: `isCancelled` is atomic; `hasStarted` belongs to the thread that has
// the store's turn (see `Turn`), `isWaiting` to the store's lock; all else is constant, and what a
// subclass adds says who guards it.
class Observer: @unchecked Sendable {
  /// Grows with every subscription of a store, and so gives the order of the calls.
  let id: UInt64
  let isOnMain: Bool
  let lifetime: Lifetime
  /// Whether it is on the list of those that wait for the main actor.
  final var isWaiting = false

  private let isCancelled = Atomic(false)
  private var hasStarted = false

  init(id: UInt64, isOnMain: Bool, lifetime: Lifetime) {
    self.id = id
    self.isOnMain = isOnMain
    self.lifetime = lifetime
  }

  /// Whether no call may follow.
  final var isOver: Bool { isCancelled.load(ordering: .acquiring) || lifetime.isOver }

  /// Ends the subscription.
  ///
  /// - Returns: Whether this call ended it.
  final func cancel() -> Bool {
    !isCancelled.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Hands the channel's value on for the first time.
  final func start() {
    guard !hasStarted, !isOver else { return }
    hasStarted = true
    call()
  }

  /// Hands the channel's value on, if the first one was.
  @inline(__always)
  final func callAgain() {
    guard hasStarted, !isOver else { return }
    call()
  }

  /// Hands the channel's value on.
  ///
  /// Called by the thread that has the store's turn.
  func call() {}

  /// Hands the channel's newest value on, whoever has the store's turn.
  @MainActor func callOnMain() {}
}
