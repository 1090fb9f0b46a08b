import Synchronization

/// A value that one thread at a time uses.
///
/// It is a `Mutex` that knows who holds it, to tell code that runs under the lock from all other. To
/// note the holder also shows ThreadSanitizer the order that the lock makes, which on Linux a
/// `Mutex` does not show by itself.
package struct Locked<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  /// The thread that has the value, or 0.
  private let holder = Atomic<UInt>(0)

  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs a closure that alone has the value; it must not come back to this lock.
  @inline(__always)
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = holder.load(ordering: .acquiring)
      holder.store(currentThread(), ordering: .relaxed)
      defer { holder.store(0, ordering: .releasing) }
      return try body(&value)
    }
  }

  /// Whether the caller runs under the lock, so that to wait for it would be for ever.
  @inline(__always)
  package borrowing func isHeldByCaller() -> Bool {
    holder.load(ordering: .relaxed) == currentThread()
  }
}
