/// The parts of a value as it encodes itself, for a value whose mirror doesn't show them.
final class EncodedParts {
  enum Kind { case single, unkeyed, keyed }

  private(set) var kind = Kind.single
  /// The parts: values, or nested parts.
  private(set) var values: [(key: String, value: Any)] = []

  /// Encodes a value, unless that has no parts: a number encodes itself as that number.
  init?(of value: Any) {
    guard let encodable = value as? any Encodable, (try? encodable.encode(to: self)) != nil,
      kind != .single || values.contains(where: { type(of: $0.value) != type(of: value) })
    else { return nil }
  }

  private init(_ kind: Kind) { self.kind = kind }

  fileprivate func add(_ value: Any, _ key: String = "") { values.append((key, value)) }

  fileprivate func nested(_ kind: Kind = .single, _ key: String = "") -> EncodedParts {
    let parts = EncodedParts(kind)
    add(parts, key)
    return parts
  }
}

extension EncodedParts: Encoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    kind = .keyed
    return KeyedEncodingContainer(KeyedParts<Key>(parts: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    kind = .unkeyed
    return PlainParts(parts: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { PlainParts(parts: self) }
}

private struct PlainParts: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let parts: EncodedParts
  var codingPath: [any CodingKey] { [] }
  var count: Int { parts.values.count }

  func encodeNil() { parts.add(Any?.none as Any) }
  func encode<Value: Encodable>(_ value: Value) { parts.add(value) }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    parts.nested().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    parts.nested().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { parts.nested() }
}

private struct KeyedParts<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let parts: EncodedParts
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { parts.add(Any?.none as Any, key.stringValue) }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
    parts.add(value, key.stringValue)
  }

  func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Other> {
    parts.nested(.keyed, key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    parts.nested(.unkeyed, key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { parts.nested(.single, "super") }
  func superEncoder(forKey key: Key) -> any Encoder { parts.nested(.single, key.stringValue) }
}
