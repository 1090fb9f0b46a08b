/// The channel of several key paths, which changes at most once an action.
final class JointChannel<Value: Sendable>: ValueChannel<Value>, @unchecked Sendable {
  private let join: () -> Value
  private let compare: (Value, Value) -> Bool

  /// - Parameters:
  ///   - parts: The channels of the paths, in their order.
  ///   - join: Gives the values of the parts.
  ///   - compare: Tells whether two such values are equal.
  init(
    parts: [Channel], join: @escaping () -> Value, compare: @escaping (Value, Value) -> Bool
  ) {
    self.join = join
    self.compare = compare
    super.init(keyPaths: parts.flatMap(\.keyPaths), parts: parts)
    for part in parts { part.changeDependents { $0.append(self) } }
  }

  override var value: Value { join() }

  override func areEqual(_ left: Value, _ right: Value) -> Bool { compare(left, right) }
}
