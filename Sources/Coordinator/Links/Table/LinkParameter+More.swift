extension LinkParameter {
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

  /// The rest of the path, written `*name` at the end of the pattern: one part or more, or also none
  /// if it is optional.
  ///
  /// A pattern without it matches only a path with exactly its parts.
  public static func rest<Item>(
    _ name: String, _ value: LinkValue<Item>, atMost limit: Int, isOptional: Bool = false
  ) -> Self where Value == [Item] {
    Self(
      field: LinkField(
        kind: .rest, name: name, domain: value.domain, limit: limit, isRequired: !isOptional),
      write: { items in items.map(value.write) },
      find: { (isOptional ? [[]] : []) + $0.all([Item].self) },
      read: { components, pattern, number in
        let texts = components.parts[pattern.positions[number]...]
        let items = texts.compactMap(value.read)
        return items.count == texts.count ? items : nil
      })
  }

  /// An item of the query, or `nil` if the query doesn't have it.
  public static func query<Item>(_ name: String, _ value: LinkValue<Item>) -> Self
  where Value == Item? {
    let list = LinkParameter<[Item]>.list(name, value, atMost: 1)
    return Self(
      field: list.field, write: { list.write($0.map { [$0] } ?? []) },
      find: { [nil] + $0.all(value) },
      read: { list.read($0, $1, $2).map(\.first) })
  }

  /// All items of the query with this name, in order.
  public static func list<Item>(
    _ name: String, _ value: LinkValue<Item>, atMost limit: Int
  ) -> Self where Value == [Item] {
    Self(
      field: LinkField(
        kind: .item, name: name, domain: value.domain, limit: limit, isRequired: false),
      write: { items in items.map(value.write) }, find: { [[]] + $0.all([Item].self) },
      read: { components, pattern, number in
        let texts = components.texts(of: pattern.fields[number])
        let items = texts.compactMap(value.read)
        return items.count == texts.count ? items : nil
      })
  }

  /// A list in one item of the query, with commas between its values; an empty list has no item.
  public static func commaSeparated<Item>(
    _ name: String, _ value: LinkValue<Item>, atMost limit: Int
  ) -> Self where Value == [Item] {
    let list = LinkParameter<[Item]?>.query(name, .commaSeparated(value, atMost: limit))
    return Self(
      field: list.field, write: { list.write($0.isEmpty ? nil : $0) },
      find: { [[]] + $0.all([Item].self) }, read: { list.read($0, $1, $2).map { $0 ?? [] } })
  }

  /// All items of the query that the link doesn't declare otherwise, by their names.
  ///
  /// These may be any text. The parameter's own name only says in a refusal what is wrong.
  public static func otherItems<Item>(
    _ name: String, _ value: LinkValue<Item>, atMost limit: Int
  ) -> Self where Value == [String: Item] {
    Self(
      field: LinkField(
        kind: .others, name: name, domain: value.domain, limit: limit, isRequired: false),
      write: { $0.sorted { $0.key < $1.key }.flatMap { [$0.key, value.write($0.value)] } },
      find: { [[:]] + $0.all([String: Item].self) },
      read: { components, pattern, _ in
        var items: [String: Item] = [:]
        for item in components.query where pattern.field(of: item)?.kind == .others {
          guard let text = item.value else { continue }
          guard let read = value.read(text), items.count < limit else { return nil }
          items[item.name] = read
        }
        return items
      })
  }

  /// An item of the query without which the link is refused.
  public static func required(_ name: String, _ value: LinkValue<Value>) -> Self {
    var field = LinkField(kind: .item, name: name, domain: value.domain)
    field.isRequired = true
    return Self(
      field: field, write: { [value.write($0)] }, find: { $0.all(value) },
      read: { components, pattern, number in
        components.texts(of: pattern.fields[number]).first.flatMap(value.read)
      })
  }

  /// An item of the query that has a name and no value: true if it is there.
  public static func flag(_ name: String) -> Self where Value == Bool {
    Self(
      field: LinkField(kind: .flag, name: name, domain: .words([""]), isRequired: false),
      write: { $0 ? [""] : [] }, find: { _ in [false, true] },
      read: { components, pattern, number in
        !components.texts(of: pattern.fields[number]).isEmpty
      })
  }

  /// The text after the `#`, or `nil` if the link doesn't have it.
  ///
  /// A link that doesn't declare it refuses a fragment, or ignores it in a universal link.
  public static func fragment<Item>(_ name: String, _ value: LinkValue<Item>) -> Self
  where Value == Item? {
    Self(
      field: LinkField(kind: .fragment, name: name, domain: value.domain, isRequired: false),
      write: { $0.map { [value.write($0)] } ?? [] }, find: { [nil] + $0.all(value) },
      read: { components, _, _ in
        guard let text = components.fragment else { return .some(nil) }
        return value.read(text).map { $0 }
      })
  }

  /// The label that stands for the `*` of a family of hosts, such as a language or a team.
  ///
  /// The link must be open only on that family: `on: "*.example.org"`.
  public static func label(_ name: String, _ value: LinkValue<Value>) -> Self {
    Self(
      field: LinkField(kind: .label, name: name, domain: value.domain),
      write: { [value.write($0)] }, find: { $0.all(value) },
      read: { components, _, _ in components.host?.label.flatMap(value.read) })
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

extension LinkComponents {
  /// Returns the values of the query's items that a field names.
  func texts(of field: LinkField) -> [String] {
    query.lazy.filter { field.isNamed($0.name) }.map { item in
      (field.readsPlusAsSpace ? item.spaced : nil) ?? item.value ?? ""
    }
  }
}
