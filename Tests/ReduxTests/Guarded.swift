import Foundation

/// A value that many threads share.
///
/// `Mutex` would do, but ThreadSanitizer does not see it on Linux.
// NB: `@unchecked Sendable`: the lock is held whenever the value is touched.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
