import Foundation

/// The value that a type would decode from, found out by what the type asks for when it decodes.
///
/// Texts are empty, numbers are zero, optionals are missing, lists are empty, and an enum is its first case. So a form
/// needs no example. A type that checks what it decodes may refuse the outline; it is there all the same.
final class TypeOutline {
  /// The outlines of a type: one for each case of an enum, and one for any other type.
  static func all(of type: any Decodable.Type) -> [JSON] {
    let first = TypeOutline(choosing: 0)
    first.decode(type)
    return [first.json]
      + (1..<max(1, first.caseCount)).map { number in
        let outline = TypeOutline(choosing: number)
        outline.decode(type)
        return outline.json
      }
  }

  private enum Kind { case single, unkeyed, keyed }

  /// Deeper values are left out, such as those of a type that contains itself.
  private static let mostLevels = 12

  private var kind = Kind.single
  private var value = JSON.null
  private var parts: [(key: String, outline: TypeOutline)] = []
  /// The number of the case to choose if this is an enum.
  private let choice: Int
  private let level: Int
  /// The case that was chosen, if this is an enum.
  private var chosen: String?
  private var caseCount = 0

  private init(choosing choice: Int, level: Int = 0) {
    self.choice = choice
    self.level = level
  }

  private var json: JSON {
    switch kind {
    case .single: value
    case .unkeyed: .array([])
    case .keyed: .object(Dictionary(parts.map { ($0.key, $0.outline.json) }) { _, last in last })
    }
  }

  private func decode(_ type: any Decodable.Type) { _ = try? type.init(from: self) }

  /// Returns a value of a part's type.
  private func make<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let plain = plainValue(of: type) else { return try Value(from: self) }
    value = (plain as? any Encodable).flatMap(json(of:)) ?? .null
    return plain
  }

  private func part(_ key: String) throws -> TypeOutline {
    guard level < Self.mostLevels else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "It is too deep."))
    }
    let part = TypeOutline(choosing: 0, level: level + 1)
    parts.append((key, part))
    return part
  }

  private func choose<Key: CodingKey>(among cases: [Key]) -> [Key] {
    caseCount = cases.count
    guard cases.indices.contains(choice) else { return [] }
    chosen = cases[choice].stringValue
    return [cases[choice]]
  }
}

extension TypeOutline: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    kind = .keyed
    return KeyedDecodingContainer(KeyedOutline<Key>(outline: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    kind = .unkeyed
    return EmptyList()
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleOutline(outline: self) }

  private struct SingleOutline: SingleValueDecodingContainer {
    let outline: TypeOutline
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try outline.make(type) }
  }

  private struct KeyedOutline<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let outline: TypeOutline
    var codingPath: [any CodingKey] { [] }
    /// Only the decoding of an enum asks which keys there are: the key is its case.
    var allKeys: [Key] { outline.choose(among: cases(of: Key.self)) }

    func contains(_ key: Key) -> Bool { outline.chosen.map { $0 == key.stringValue } ?? true }

    func decodeNil(forKey key: Key) throws -> Bool {
      _ = try outline.part(key.stringValue)
      return true
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try outline.part(key.stringValue).make(type)
    }

    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Other> {
      try outline.part(key.stringValue).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try outline.part(key.stringValue).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try outline.part("super") }
    func superDecoder(forKey key: Key) throws -> any Decoder { try outline.part(key.stringValue) }
  }
}

/// A list without elements.
private struct EmptyList: UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { [] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  func decodeNil() -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw missing }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw missing }
  func superDecoder() throws -> any Decoder { throw missing }
  func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { throw missing }

  private var missing: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "The list is empty."))
  }
}

/// Returns the value of a type that a form begins with; nil if the type decodes itself from parts.
private func plainValue<Value>(of type: Value.Type) -> Value? {
  let values: [Any] = [
    "", true, 0, 0.0, Float(0), Int8(0), Int16(0), Int32(0), Int64(0), UInt(0), UInt8(0), UInt16(0),
    UInt32(0), UInt64(0), Decimal(0), Date(timeIntervalSinceReferenceDate: 0), Data(),
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    URL(string: "https://example.com") as Any,
  ]
  if let value = values.lazy.compactMap({ $0 as? Value }).first { return value }
  return (type as? any CaseIterable.Type).flatMap { firstCase(of: $0) as? Value }
}

private func json(of value: any Encodable) -> JSON? {
  (try? JSONEncoder().encode(value)).flatMap(JSON.init)
}

private func firstCase<Value: CaseIterable>(of type: Value.Type) -> Any? { type.allCases.first }

/// Returns all values of an enum without payloads, or none if a type isn't one.
///
/// The cases of an enum that the compiler makes `Codable` are named by such a type, which has no list of them.
// NB: The bytes 0, 1, … are the values of such an enum, in order, and the first byte that isn't one is how an
// optional is nil. So every byte before that is a value, which is also true of a `Bool`. A type in which all bytes
// are values has a larger optional. And no type without values gets here: the compiler makes no enum without cases
// `Codable`.
func cases<Key>(of type: Key.Type) -> [Key] {
  guard MemoryLayout<Key?>.size == 1, MemoryLayout<Key>.size <= 1, _isPOD(type) else { return [] }
  let end = MemoryLayout<Key>.size == 0 ? 1 : withUnsafeBytes(of: Key?.none) { $0[0] }
  return (0..<end).map { byte in withUnsafeBytes(of: byte) { $0.load(as: type) } }
}
