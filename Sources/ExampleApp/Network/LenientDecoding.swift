/// A value that may come as text, as a number, or inside an object, because servers change.
struct FlexibleValue: Decodable {
  let text: String?
  let number: Double?

  private enum Key: String, CodingKey, CaseIterable { case name, value, text }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      (self.text, number) = (text, Double(text).flatMap { $0.isFinite ? $0 : nil })
    } else if let number = try? value.decode(Double.self) {
      (text, self.number) = (Int(exactly: number).map { "\($0)" } ?? "\(number)", number)
    } else {
      let object = try? decoder.container(keyedBy: Key.self)
      let inside = Key.allCases.lazy.compactMap { try? object?.decode(Self.self, forKey: $0) }.first
      (text, number) = (inside?.text, inside?.number)
    }
  }
}

extension KeyedDecodingContainer {
  /// Reads text, whatever form it has; the fallback if there is none.
  func text(_ key: Key, or fallback: String = "") -> String {
    (try? decode(FlexibleValue.self, forKey: key))?.text ?? fallback
  }

  /// Reads a number, whatever form it has; nil if there is none.
  func number(_ key: Key) -> Double? { (try? decode(FlexibleValue.self, forKey: key))?.number }

  /// Reads an identifier, without which the value is useless.
  func id(_ key: Key) throws -> Int {
    guard let id = number(key).flatMap({ Int(exactly: $0) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "This is not a whole number.")
    }
    return id
  }
}

/// A list without the elements that can't be read.
struct LenientList<Element: Decodable>: Decodable {
  let elements: [Element]

  private struct Anything: Decodable {}

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !list.isAtEnd {
      if let element = try? list.decode(Element.self) {
        elements.append(element)
      } else {
        _ = try list.decode(Anything.self)
      }
    }
    self.elements = elements
  }
}
