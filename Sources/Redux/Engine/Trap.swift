#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Stops the program because of a programmer's error, and says why in release builds too.
func trap(_ message: String) -> Never {
  assertionFailure(message)
  // A release build prints nothing by itself.
  let words = Array("Fatal error: \(message)\n".utf8)
  _ = words.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  preconditionFailure(message)
}
