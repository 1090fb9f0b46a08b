/// The values in a route's screens, from which links to the route are printed.
@usableFromInline typealias PlaceValues = [Any]

/// A named parameter of a link: a part of its path, or an item of its query.
///
/// Path and query have separate names: `:id` in the path and `id` in the query are two parameters.
public struct LinkParameter<Value: Sendable>: Sendable {
  @usableFromInline var field: LinkField
  @usableFromInline let write: @Sendable (Value) -> [String]
  /// Finds the values to print the link with.
  @usableFromInline let find: @Sendable (PlaceValues) -> [Value]
  let read: @Sendable (LinkComponents, LinkPattern, _ number: Int) -> Value?

  /// Makes the closure that reads this parameter from a link with one of its patterns.
  @usableFromInline func reader(
    _ number: Int
  ) -> @Sendable (LinkComponents, LinkPattern) throws(LinkRefusal) -> Value {
    { [read, name = field.name] components, pattern throws(LinkRefusal) in
      guard let value = read(components, pattern, number) else {
        let expected = pattern.fields[number].domain.description
        throw .parameter(name, expected: expected, pattern: pattern.text)
      }
      return value
    }
  }
}

extension LinkParameter {
  /// A part of the path, written `:name` in the pattern.
  public static func path(_ name: String, _ value: LinkValue<Value>) -> Self {
    Self(
      field: LinkField(kind: .part, name: name, domain: value.domain),
      write: { [value.write($0)] }, find: { $0.all(value) },
      read: { components, pattern, number in
        value.read(components.parts[pattern.positions[number]])
      })
  }
}
