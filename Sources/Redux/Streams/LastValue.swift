/// Remembers the value before, to tell whether a new one differs.
final class LastValue<Value: Equatable & Sendable>: Sendable {
  private let value = Locked<Value?>(nil)

  /// Remembers a value.
  ///
  /// - Returns: Whether it differs from the one before, or is the first.
  func replace(with newValue: Value) -> Bool {
    let before = value.withLock { value in
      defer { value = newValue }
      return value
    }
    return before != newValue
  }
}
