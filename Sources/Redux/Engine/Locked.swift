import Synchronization

/// A value that one thread uses at a time.
///
/// It is a `Mutex` that remembers the thread that holds it, so that code can find out whether it runs
/// under the lock. That also shows ThreadSanitizer the order of accesses, which a `Mutex` alone does
/// not do on Linux.
struct Locked<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  /// The thread that holds the lock, or 0.
  private let holder = Atomic<UInt>(0)

  init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Passes the value to a closure, which must not use this lock again.
  @inline(__always)
  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = holder.load(ordering: .acquiring)
      holder.store(currentThread(), ordering: .relaxed)
      defer { holder.store(0, ordering: .releasing) }
      return try body(&value)
    }
  }

  /// Returns whether the caller runs under the lock, so waiting for it would deadlock.
  @inline(__always)
  borrowing func isHeldByCaller() -> Bool {
    holder.load(ordering: .relaxed) == currentThread()
  }
}
