/// Ends what `subscribe` began.
///
/// You need not keep it: a subscription lasts until it is canceled, until its owner goes, or until
/// the store goes. Releasing this object does not end it.
public final class Subscription: Sendable {
  private let end: Locked<(@Sendable () -> Void)?>

  init(_ end: @escaping @Sendable () -> Void) { self.end = Locked(end) }

  /// Ends the subscription, from any thread; a second call does nothing.
  ///
  /// After it has returned, the observer is not called again on this thread, and no call begins on
  /// another thread that had not begun before. The values that the observer captures are released, even if this
  /// object is kept. It also takes effect inside a reducer.
  public func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}
