import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A value that one thread uses at a time.
///
/// It remembers the thread that holds the lock, so that code can find out whether it runs under it.
// NB: why not a `Mutex`: on Linux, that passes itself to the thread that has waited longest, which has to
// be woken first. If eight threads compete on two cores, an access then takes 30 µs instead of 20 ns.
// NB: `@unchecked Sendable`: the mutex guards the value, which is sent in, and out of `withLock(_:)`.
struct Locked<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let value: UnsafeMutablePointer<Value>
  /// The thread that holds the lock, or 0.
  private let holder = Atomic<UInt>(0)

  init(_ value: consuming sending Value) {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1).deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Passes the value to a closure, which must not use this lock again.
  @inline(__always)
  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(mutex)
    holder.store(currentThread(), ordering: .relaxed)
    defer {
      holder.store(0, ordering: .relaxed)
      pthread_mutex_unlock(mutex)
    }
    // NB: `nonisolated(unsafe)`: it is `sending`, which the compiler doesn't see behind a pointer.
    nonisolated(unsafe) let result = try body(&value.pointee)
    return result
  }

  /// Returns whether the caller runs under the lock, so waiting for it would deadlock.
  @inline(__always)
  borrowing func isHeldByCaller() -> Bool {
    holder.load(ordering: .relaxed) == currentThread()
  }
}
