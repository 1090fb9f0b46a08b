/// A named parameter of a link: a part of its path, an item of its query, or text elsewhere in it.
///
/// Path and query have separate names: `:id` in the path and `id` in the query are two parameters.
public struct LinkParameter<Value: Sendable>: Sendable {
  @usableFromInline var field: LinkField
  /// The texts of a value in a link, or `nil` if it has none.
  @usableFromInline let write: @Sendable (Value) -> [String]?
  /// Finds the values to print the link with.
  @usableFromInline let find: @Sendable (RouteValues) -> [Value]
  let read: @Sendable (LinkComponents, LinkPattern, _ number: Int) -> Value?

  /// Returns the closure that reads this parameter from a link with one of its patterns.
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
      write: { value.print($0).map { [$0] } }, find: value.find,
      read: { components, pattern, number in
        value.parse(components.parts[pattern.positions[number]])
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

  /// The rest of the path, written `*name` at the end of the pattern: one part or more, or none
  /// if it is optional.
  ///
  /// A pattern without it matches only a path with exactly its parts.
  public static func rest<Item>(
    _ name: String, _ value: LinkValue<Item>, atMost limit: Int, isOptional: Bool = false
  ) -> Self where Value == [Item] {
    Self(
      field: LinkField(
        kind: .rest, name: name, domain: value.domain, limit: limit, isRequired: !isOptional),
      write: { texts(of: $0, value) },
      find: { (isOptional ? [[]] : []) + $0.lists(of: value) },
      read: { components, pattern, number in
        values(of: Array(components.parts[pattern.positions[number]...]), value)
      })
  }

  /// An item of the query, or `nil` if the query doesn't have it.
  public static func query<Item>(_ name: String, _ value: LinkValue<Item>) -> Self
  where Value == Item? {
    let list = LinkParameter<[Item]>.query(name, value, count: 0...1)
    return Self(
      field: list.field, write: { list.write($0.map { [$0] } ?? []) },
      find: { [nil] + value.find($0) }, read: { list.read($0, $1, $2).map(\.first) })
  }

  /// Several values of the query with one name, in order.
  ///
  /// They are items such as `id=1&id=2`, or one item such as `ids=1,2` if there is a separator. A query
  /// with too few or too many is refused.
  public static func query<Item>(
    _ name: String, _ value: LinkValue<Item>, count: ClosedRange<Int>,
    separatedBy separator: String? = nil
  ) -> Self where Value == [Item] {
    let isOptional = count.lowerBound <= 0
    guard let separator else {
      return Self(
        field: LinkField(
          kind: .item, name: name, domain: value.domain, limit: count.upperBound,
          isRequired: !isOptional),
        write: { count.contains($0.count) ? texts(of: $0, value) : nil },
        find: { (isOptional ? [[]] : []) + $0.lists(of: value) },
        read: { components, pattern, number in
          let items = values(of: components.texts(of: pattern.fields[number]), value)
          return items.flatMap { count.contains($0.count) ? $0 : nil }
        })
    }
    let one = LinkValue<[Item]>.list(of: value, count, separatedBy: separator)
    var field = LinkField(kind: .item, name: name, domain: one.domain, isRequired: !isOptional)
    // The limit of the items is the limit of the list, so that a mistaken one is an error.
    if !(1...LinkLimits.bytes).contains(count.upperBound) { field.limit = count.upperBound }
    return Self(
      field: field,
      write: { $0.isEmpty ? (isOptional ? [] : nil) : one.print($0).map { [$0] } },
      find: { (isOptional ? [[]] : []) + $0.lists(of: value) },
      read: { components, pattern, number in
        guard let text = components.texts(of: pattern.fields[number]).first else {
          return isOptional ? [] : nil
        }
        return one.parse(text)
      })
  }

  /// An item of the query without which the link is refused.
  public static func required(_ name: String, _ value: LinkValue<Value>) -> Self {
    Self(
      field: LinkField(kind: .item, name: name, domain: value.domain),
      write: { value.print($0).map { [$0] } }, find: value.find,
      read: { components, pattern, number in
        components.texts(of: pattern.fields[number]).first.flatMap(value.parse)
      })
  }

  /// An item of the query that has a name and no value: true if it is there.
  public static func flag(_ name: String) -> Self where Value == Bool {
    Self(
      field: LinkField(kind: .flag, name: name, domain: LinkDomain(word: ""), isRequired: false),
      write: { $0 ? [""] : [] }, find: { _ in [false, true] },
      read: { components, pattern, number in
        !components.texts(of: pattern.fields[number]).isEmpty
      })
  }

  /// All items of the query that the link doesn't declare otherwise, by their names.
  ///
  /// These may be any text. A refusal uses the parameter's own name to describe the problem.
  public static func otherItems<Item>(
    _ name: String, _ value: LinkValue<Item>, atMost limit: Int
  ) -> Self where Value == [String: Item] {
    Self(
      field: LinkField(
        kind: .others, name: name, domain: value.domain, limit: limit, isRequired: false),
      write: { items in
        let sorted = items.sorted { $0.key < $1.key }
        let written = sorted.compactMap { item in value.print(item.value).map { [item.key, $0] } }
        return written.count == items.count ? written.flatMap(\.self) : nil
      },
      find: { [[:]] + $0.dictionaries(of: value) },
      read: { components, pattern, _ in
        var items: [String: Item] = [:]
        for item in components.query where pattern.field(of: item)?.kind == .others {
          guard let text = item.value else { continue }
          guard let read = value.parse(text), items.count < limit else { return nil }
          items[item.name] = read
        }
        return items
      })
  }

  /// The text after the `#`, or `nil` if the link doesn't have it.
  ///
  /// A link that doesn't declare it refuses a fragment, or ignores it in a universal link.
  public static func fragment<Item>(_ name: String, _ value: LinkValue<Item>) -> Self
  where Value == Item? {
    Self(
      field: LinkField(kind: .fragment, name: name, domain: value.domain, isRequired: false),
      write: { $0.map { value.print($0).map { [$0] } } ?? [] }, find: { [nil] + value.find($0) },
      read: { components, _, _ in
        guard let text = components.fragment else { return .some(nil) }
        return value.parse(text).map { $0 }
      })
  }

  /// The label in place of the `*` of a family of hosts, such as a language or a team.
  ///
  /// The hosts among the link's doors must be families: `doors: ["*.example.org"]`.
  public static func label(_ name: String, _ value: LinkValue<Value>) -> Self {
    Self(
      field: LinkField(kind: .label, name: name, domain: value.domain),
      write: { value.print($0).map { [$0] } }, find: value.find,
      read: { components, _, _ in components.host?.label.flatMap(value.parse) })
  }

  /// The same item of the query with its name in any case, as `id`, `ID` or `Id`.
  public var ignoringCase: Self {
    var copy = self
    copy.field.ignoresCase = true
    return copy
  }

  /// The same item of the query with each `+` read as a space, as forms on the web write it.
  ///
  /// It is printed with `%20`, which always means a space.
  public var readingPlusAsSpace: Self {
    var copy = self
    copy.field.readsPlusAsSpace = true
    return copy
  }
}

/// A parameter as a pattern declares it, whatever its type.
@usableFromInline struct LinkField: Sendable {
  enum Kind: Equatable, Sendable {
    case part, rest, item, others, flag, fragment, label
  }

  let kind: Kind
  let name: String
  let domain: LinkDomain
  /// The number of texts that a link may have for it.
  var limit = 1
  var isRequired = true
  var ignoresCase = false
  var readsPlusAsSpace = false

  var isRest: Bool { kind == .rest }
  var isInQuery: Bool { kind == .item || kind == .flag }
  var isInPath: Bool { kind == .part || kind == .rest }

  /// Its name in the path of a pattern.
  var segment: String? { kind == .part ? ":" + name : isRest ? "*" + name : nil }

  /// Returns whether an item of a query has its name.
  func isNamed(_ text: String) -> Bool {
    hasSameBytes(name, text)
      || ignoresCase && name.utf8.count == text.utf8.count && name.lowercased() == text.lowercased()
  }
}

extension LinkComponents {
  /// Returns the values of the query's items that a field names.
  func texts(of field: LinkField) -> [String] {
    query.filter { field.isNamed($0.name) }.map { item in
      (field.readsPlusAsSpace ? item.spaced : nil) ?? item.value ?? ""
    }
  }
}

private func texts<Item>(of items: [Item], _ value: LinkValue<Item>) -> [String]? {
  let texts = items.compactMap(value.print)
  return texts.count == items.count ? texts : nil
}

private func values<Item>(of texts: [String], _ value: LinkValue<Item>) -> [Item]? {
  let items = texts.compactMap(value.parse)
  return items.count == texts.count ? items : nil
}
