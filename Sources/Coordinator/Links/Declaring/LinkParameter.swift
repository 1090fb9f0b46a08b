/// A named parameter of a link: a part of its path, or an item of its query.
///
/// Path and query have names of their own: a `:id` in the path and an `id` in the query are two.
public struct LinkParameter<Value: Sendable>: Sendable {
  let slot: LinkSlot
  let sample: Value?
  @usableFromInline let reader: LinkReader<Value>
  let write: @Sendable (Value) -> [String]

  @usableFromInline init(
    slot: LinkSlot, sample: Value?, reader: LinkReader<Value>,
    write: @escaping @Sendable (Value) -> [String]
  ) {
    self.slot = slot
    self.sample = sample
    self.reader = reader
    self.write = write
  }
}

/// Reads one parameter from a link: the part of its path at a position, or items of its query.
@usableFromInline struct LinkReader<Value>: Sendable {
  @usableFromInline let read: @Sendable (LinkText, _ position: Int) -> Value?

  @usableFromInline init(_ read: @escaping @Sendable (LinkText, _ position: Int) -> Value?) {
    self.read = read
  }
}

extension LinkParameter {
  /// A part of the path, written `:name` in the pattern.
  @inlinable public static func path(_ name: String, _ value: LinkValue<Value>) -> Self {
    Self(
      slot: LinkSlot(name: name, place: .path, value), sample: value.sample,
      reader: LinkReader { text, position in value.read(text.parts[position]) },
      write: { [value.write($0)] })
  }

  /// An item of the query, `nil` if it is not there.
  @inlinable public static func query<Item>(_ name: String, _ value: LinkValue<Item>) -> Self
  where Value == Item? {
    Self(
      slot: LinkSlot(name: name, place: .query(atMost: 1), value), sample: .some(nil),
      reader: LinkReader { text, _ in
        for item in text.query where hasSameBytes(name, item.name) {
          return value.read(item.value).map { $0 }
        }
        return .some(nil)
      },
      write: { item in item.map { [value.write($0)] } ?? [] })
  }

  /// All items of the query with this name, in order.
  @inlinable public static func list<Item>(
    _ name: String, _ value: LinkValue<Item>, atMost limit: Int
  ) -> Self where Value == [Item] {
    Self(
      slot: LinkSlot(name: name, place: .query(atMost: limit), value), sample: [],
      reader: LinkReader { text, _ in
        let texts = text.query.filter { hasSameBytes(name, $0.name) }
        let items = texts.compactMap { value.read($0.value) }
        return items.count == texts.count ? items : nil
      },
      write: { items in items.map(value.write) })
  }
}

extension LinkParameter where Value == Int {
  /// A whole number in the path.
  @inlinable public static func int(_ name: String, in range: ClosedRange<Int>) -> Self {
    .path(name, .int(in: range))
  }
}

extension LinkParameter where Value == String {
  /// Text in the path.
  @inlinable public static func string(_ name: String, min: Int = 1, max: Int) -> Self {
    .path(name, .string(min: min, max: max))
  }
}

extension LinkParameter
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// A case of an enum in the path.
  @inlinable public static func oneOf(_ name: String, _ type: Value.Type) -> Self {
    .path(name, .oneOf(type))
  }
}

/// What a table needs to know of a parameter, whatever its type.
@usableFromInline final class LinkSlot: Sendable {
  @usableFromInline enum Place: Hashable, Sendable {
    case path
    case query(atMost: Int)
  }

  let name: String
  let place: Place
  let domain: LinkDomain
  let words: String
  let accepts: @Sendable (String) -> Bool

  @usableFromInline init<Value>(name: String, place: Place, _ value: LinkValue<Value>) {
    self.name = name
    self.place = place
    domain = value.domain
    words = value.words
    accepts = { value.read($0) != nil }
  }
}
