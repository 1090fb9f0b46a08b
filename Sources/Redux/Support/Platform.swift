import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Names the thread that asks; never 0.
///
/// Two threads that live at one time have different names.
@inline(__always)
func currentThread() -> UInt {
  #if canImport(Glibc) && os(Linux)
    pthread_self()
  #else
    UInt(bitPattern: pthread_self())
  #endif
}

/// Tells whether two places in memory hold different bytes.
@inline(__always)
func bytesDiffer(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
  guard count == 8 else { return memcmp(left, right, count) != 0 }
  return left.loadUnaligned(as: UInt64.self) != right.loadUnaligned(as: UInt64.self)
}

/// Knows the main actor's executor from any other place.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the main queue, and so on the main actor.
  ///
  /// The main thread is not enough: on Linux `dispatchMain()` hands the queue to another one.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}
