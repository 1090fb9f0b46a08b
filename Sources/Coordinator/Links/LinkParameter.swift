/// A named parameter of a link: a part of its path, or an item of its query.
///
/// Path and query have separate names: `:id` in the path and `id` in the query are two parameters.
public struct LinkParameter<Value: Sendable>: Sendable {
  @usableFromInline let field: LinkField
  @usableFromInline let write: @Sendable (Value) -> [String]
  private let read: @Sendable (LinkComponents, _ position: Int) -> Value?

  /// Makes the closure that reads this parameter from a link with a pattern.
  @usableFromInline func reader(
    in pattern: LinkPattern
  ) -> @Sendable (LinkComponents) throws(LinkRefusal) -> Value {
    let position = pattern.segments.firstIndex { $0.text == ":" + field.name } ?? 0
    let refusal = LinkRefusal.parameter(
      field.name, expected: field.domain.description, pattern: pattern.text)
    return { [read] components throws(LinkRefusal) in
      guard let value = read(components, position) else { throw refusal }
      return value
    }
  }
}

extension LinkParameter {
  /// A part of the path, written `:name` in the pattern.
  public static func path(_ name: String, _ value: LinkValue<Value>) -> Self {
    Self(
      field: LinkField(name: name, domain: value.domain, limit: nil),
      write: { [value.write($0)] },
      read: { components, position in value.read(components.parts[position]) })
  }

  /// An item of the query, or `nil` if the query doesn't have it.
  public static func query<Item>(_ name: String, _ value: LinkValue<Item>) -> Self
  where Value == Item? {
    let list = LinkParameter<[Item]>.list(name, value, atMost: 1)
    return Self(
      field: list.field, write: { list.write($0.map { [$0] } ?? []) },
      read: { list.read($0, $1).map(\.first) })
  }

  /// All items of the query with this name, in order.
  public static func list<Item>(
    _ name: String, _ value: LinkValue<Item>, atMost limit: Int
  ) -> Self where Value == [Item] {
    Self(
      field: LinkField(name: name, domain: value.domain, limit: limit),
      write: { items in items.map(value.write) },
      read: { components, _ in
        let texts = components.query.filter { hasSameBytes(name, $0.name) }
        let items = texts.compactMap { value.read($0.value) }
        return items.count == texts.count ? items : nil
      })
  }

  /// A whole number in the path.
  public static func int(_ name: String, in range: ClosedRange<Int>) -> Self where Value == Int {
    .path(name, .int(in: range))
  }

  /// Text in the path.
  public static func string(_ name: String, min: Int = 1, max: Int) -> Self
  where Value == String {
    .path(name, .string(min: min, max: max))
  }

  /// A case of an enum in the path.
  public static func oneOf(_ name: String, _ type: Value.Type) -> Self
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    .path(name, .oneOf(type))
  }
}
