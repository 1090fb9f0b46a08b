/// A value that a server sends now as text, now as a number, now inside an object.
///
/// Servers change; a list should not go blank because one of them began to quote its numbers.
enum FlexibleValue: Decodable {
  case text(String)
  case number(Double)
  /// Whatever else it is, it is passed over.
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
    } else if let object = try? decoder.container(keyedBy: Key.self) {
      let inside = Key.allCases.lazy.compactMap {
        try? object.decode(FlexibleValue.self, forKey: $0)
      }
      self = inside.first ?? .other
    } else {
      self = .other
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
  /// Reads text, in whatever form it comes; `fallback` if it doesn't.
  func text(_ key: Key, or fallback: String = "") -> String {
    ((try? decodeIfPresent(FlexibleValue.self, forKey: key)) ?? nil)?.text ?? fallback
  }

  /// Reads a number, in whatever form it comes; nil if it doesn't.
  func number(_ key: Key) -> Double? {
    ((try? decodeIfPresent(FlexibleValue.self, forKey: key)) ?? nil)?.number
  }

  /// Reads a number without which the whole makes no sense.
  ///
  /// - Throws: If there is none, or it is no whole number.
  func id(_ key: Key) throws -> Int {
    guard let number = number(key), let id = Int(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "This is not a whole number.")
    }
    return id
  }
}
