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
package func trap(_ message: String) -> Never {
  assertionFailure(message)
  // A release build prints nothing by itself.
  let words = Array("Fatal error: \(message)\n".utf8)
  _ = words.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  preconditionFailure(message)
}

/// Traps because a reducer, or other code under a store's lock, dispatches an action.
func reject(_ action: any ActionType, during other: (any ActionType)?) -> Never {
  guard let other else {
    trap(
      """
      \(action) was dispatched inside a closure that reads or computes a part of the store's state. \
      The closure only returns a value: dispatch once it has returned.
      """)
  }
  trap(
    """
    \(action) was dispatched inside the reducer that handles \(other). A reducer only changes its \
    state: dispatch from middleware, an observer, an effect or an action creator.
    """)
}
