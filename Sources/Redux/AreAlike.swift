/// Returns whether two values, such as errors or actions, are equal, or, if they have no `==`, have the same
/// type and description.
// NB: why not `any Error`: with Foundation, the compiler takes every error for an NSError, which is Equatable.
func areAlike(_ left: Any, _ right: Any) -> Bool {
  guard let value = left as? any Equatable else {
    return type(of: left) == type(of: right)
      && String(reflecting: left) == String(reflecting: right)
  }
  return areEqual(value, right)
}

private func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  left == right as? Value
}
