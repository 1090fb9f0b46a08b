/// Remembers a value, to find out whether the next one differs.
final class LastValue<Value: Sendable>: Sendable {
  private let value = Locked<Value?>(nil)

  /// Remembers a value, and returns whether it is the first or differs from the one before.
  func replace(with newValue: Value, _ areDuplicates: (Value, Value) -> Bool) -> Bool {
    let before = value.withLock { value in
      defer { value = newValue }
      return value
    }
    return before.map { !areDuplicates($0, newValue) } ?? true
  }
}
