import Synchronization

/// Ends what `subscribe` began.
///
/// Nobody has to keep it: a subscription lives until it is cancelled, until its owner goes, or
/// until the store goes. Letting go of this object ends nothing.
public final class Subscription: Sendable {
  /// How to end it, until it was.
  // NB: retained once by `init`, and released once by whoever exchanges it for nil.
  private let ending: Atomic<Unmanaged<Ending>?>

  init(_ end: @escaping @Sendable () -> Void) {
    ending = Atomic(.passRetained(Ending(end)))
  }

  deinit { _ = takeEnding() }

  /// Ends the subscription, from any thread; a second time does nothing.
  ///
  /// Once it has returned, no call begins on this thread, and none on another that had not begun
  /// before. What the observer held is let go, even if this object is kept. Inside a reducer it takes
  /// effect as well.
  public func cancel() { takeEnding()?.end() }

  private func takeEnding() -> Ending? {
    ending.exchange(nil, ordering: .acquiringAndReleasing)?.takeRetainedValue()
  }
}

private final class Ending: Sendable {
  let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) { self.end = end }
}
