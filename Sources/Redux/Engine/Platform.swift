#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Returns a number for the calling thread: not 0, and unlike the number of any other living thread.
@inline(__always)
func currentThread() -> UInt {
  #if canImport(Glibc) && os(Linux)
    pthread_self()
  #else
    UInt(bitPattern: pthread_self())
  #endif
}

/// Lets another thread use the caller's processor.
func giveWay() { sched_yield() }

/// Returns whether two regions of memory hold different bytes.
@usableFromInline @inline(__always)
func bytesDiffer(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
  guard count == 8 else { return memcmp(left, right, count) != 0 }
  return left.loadUnaligned(as: UInt64.self) != right.loadUnaligned(as: UInt64.self)
}

extension Array where Element: AnyObject {
  /// Passes an element to a closure without retaining it, which halves the cost of calling observers.
  // NB: the array holds the element, and cannot change while it is lent to this function.
  @inline(__always)
  func withUnretained<Result>(at index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }
}

/// Stops the program because of a programmer's error, and says why in release builds too.
func trap(_ message: String) -> Never {
  assertionFailure(message)
  // A release build prints nothing by itself.
  let words = Array("Fatal error: \(message)\n".utf8)
  _ = words.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  preconditionFailure(message)
}
