/// Returns whether a value equals another one, whose type is not known.
///
/// Use it for two values of type `any Equatable`, which `==` does not compare. Values of different
/// types are not equal.
package func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  left == right as? Value
}
