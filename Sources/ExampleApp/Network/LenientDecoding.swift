/// A value that may come as text, as a number, or inside an object.
///
/// Servers change. A list should not stay empty because a server began to quote its numbers.
enum FlexibleValue: Decodable {
  case text(String)
  case number(Double)
  /// Anything else, which is ignored.
  case other

  private enum Key: String, CodingKey, CaseIterable {
    case name
    case value
    case text
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      let object = try? decoder.container(keyedBy: Key.self)
      let inside = Key.allCases.lazy.compactMap {
        try? object?.decode(FlexibleValue.self, forKey: $0)
      }
      self = inside.first ?? .other
    }
  }

  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .other: nil
    }
  }

  var number: Double? {
    switch self {
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .number(let number): number
    case .other: nil
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

  /// Reads an identifier.
  ///
  /// - Throws: If there is none, or it is not a whole number.
  func id(_ key: Key) throws -> Int {
    guard let number = number(key), let id = Int(exactly: number) else {
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
