/// A value that may come as text, as a number, or inside an object, because servers change.
nonisolated struct FlexibleValue: Decodable {
  let text: String?
  let number: Double?

  private enum Key: String, CodingKey, CaseIterable { case name, value, text }

  init(from decoder: any Decoder) throws {
    let plain = try decoder.singleValueContainer()
    if let text = try? plain.decode(String.self) {
      self.text = text
      number = Double(text).flatMap { $0.isFinite ? $0 : nil }
    } else if let number = try? plain.decode(Double.self) {
      text = Int(exactly: number).map { "\($0)" } ?? "\(number)"
      self.number = number
    } else if decoder.codingPath.last is Key {
      // Only one object is opened: to try each key of each object inside would take forever.
      text = nil
      number = nil
    } else {
      let object = try? decoder.container(keyedBy: Key.self)
      let inside = Key.allCases.lazy.compactMap { try? object?.decode(Self.self, forKey: $0) }.first
      text = inside?.text
      number = inside?.number
    }
  }
}

nonisolated extension KeyedDecodingContainer {
  /// Reads text, in any form; empty if there is none.
  func text(_ key: Key) -> String {
    (try? decode(FlexibleValue.self, forKey: key))?.text ?? ""
  }

  /// Reads a number, in any form; nil if there is none.
  func number(_ key: Key) -> Double? { (try? decode(FlexibleValue.self, forKey: key))?.number }

  /// Reads a whole number, in any form; nil if there is none.
  func wholeNumber(_ key: Key) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  /// Reads an identifier, without which the value is useless.
  func id(_ key: Key) throws -> Int {
    guard let id = wholeNumber(key), Sight.ids ~= id else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "This is not a number from 1 to 999,999,999.")
    }
    return id
  }
}

/// A list without the elements that can't be read, and without those after the first thousand.
nonisolated struct LenientList<Element: Decodable>: Decodable {
  let elements: [Element]

  private struct Anything: Decodable {}

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !list.isAtEnd, list.currentIndex < 1000 {
      if let element = try? list.decode(Element.self) {
        elements.append(element)
      } else {
        _ = try list.decode(Anything.self)
      }
    }
    guard !elements.isEmpty || list.currentIndex == 0 else {
      throw DecodingError.dataCorruptedError(
        in: list, debugDescription: "No element of the list can be read.")
    }
    self.elements = elements
  }
}

nonisolated extension Sequence where Element: Identifiable {
  /// The elements without those whose identifier an earlier one has.
  func uniqued() -> [Element] {
    var seen: Set<Element.ID> = []
    return filter { seen.insert($0.id).inserted }
  }
}
