#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets the process of the tests fail because of stores that were not finished.
///
/// A store is released where nothing can be thrown, and this module knows no framework of tests.
enum UnfinishedStores {
  /// Ends the process with a failure, whatever the other tests say, once it would end anyway.
  private static let failure: Void = {
    atexit {
      fflush(nil)
      _exit(1)
    }
  }()

  /// Prints a failure, and lets the process fail at its end.
  static func report(_ failure: TestStoreFailure) {
    _ = Self.failure
    let words = Array("error: \(failure) Call finish() at the end of the test.\n".utf8)
    _ = words.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
