import Foundation

/// Makes values of any type to replace the ones that a recording doesn't contain.
struct StandIn {
  /// The text that replaces each text; if it is empty, so are collections.
  let text: String
  /// The number of values around it.
  var depth = 0

  /// Makes a value.
  ///
  /// - Throws: The error of the type if nothing stands in for it.
  func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    for plain in [text, false, UUID(uuid: Self.noBytes), URL(filePath: "/")] as [Any] {
      if let value = plain as? Value { return value }
    }
    if let type = type as? any Numeric.Type, let value = zero(of: type) as? Value { return value }
    do {
      guard depth < Self.mostDepth else { throw tooDeep }
      return try Value(from: StandIn(text: text, depth: depth + 1))
    } catch {
      guard let type = type as? any CaseIterable.Type, let value = first(of: type) as? Value else {
        throw error
      }
      return value
    }
  }

  /// A value that contains another of the same type would never end.
  private static let mostDepth = 16
  private var tooDeep: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "Nothing stands in for such a value."))
  }

  private static let noBytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  private func zero<Number: Numeric>(of type: Number.Type) -> Any { Number.zero }
  private func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }
}

extension StandIn: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedStandIn(standIn: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { ListStandIn(standIn: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension StandIn: SingleValueDecodingContainer {
  func decodeNil() -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value(of: type) }
}

/// An object with whichever keys are asked for.
private struct KeyedStandIn<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let standIn: StandIn
  var codingPath: [any CodingKey] { [] }

  /// The key of the first case, which an enum with payloads asks for; else none.
  // NB: the keys of an enum are an enum without payloads, whose first case has the bits 0. Keys made
  // of text, such as a dictionary's, are larger than a byte.
  var allKeys: [Key] {
    guard MemoryLayout<Key>.size <= 1 else { return [] }
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
      bytes.storeBytes(of: 0, as: UInt8.self)
      return bytes.baseAddress.map { [$0.assumingMemoryBound(to: Key.self).pointee] } ?? []
    }
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try standIn.value(of: type)
  }

  func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Other> {
    standIn.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    standIn.unkeyedContainer()
  }

  func superDecoder() -> any Decoder { standIn }
  func superDecoder(forKey key: Key) -> any Decoder { standIn }
}

/// An array of one element, or of none.
private struct ListStandIn: UnkeyedDecodingContainer {
  let standIn: StandIn
  private(set) var currentIndex = 0

  init(standIn: StandIn) { self.standIn = standIn }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { standIn.text.isEmpty || standIn.depth > 4 ? 0 : 1 }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try standIn.value(of: type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedDecodingContainer<Key> {
    currentIndex += 1
    return standIn.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return standIn.unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder {
    currentIndex += 1
    return standIn
  }
}
