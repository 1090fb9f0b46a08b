import Foundation

/// A text in English, and the values in it.
public struct Words: Sendable {
  /// The text, with a placeholder for each value.
  let key: String
  private var values: [String] = []

  /// Creates words from a text that isn't a literal; a test makes sure only of literals that they are in
  /// the tables.
  init(key: String) { self.key = key }

  /// Takes the values out of a text that is a key with its placeholders filled in; nil if it isn't.
  init?(_ text: String, filling template: Translation, of key: String) {
    guard !template.places.isEmpty, text.hasPrefix(template.start) else { return nil }
    self.init(key: key)
    var rest = text.dropFirst(template.start.count)
    for place in template.places {
      guard !place.rest.isEmpty, let end = rest.range(of: place.rest) else { return nil }
      values.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    if !rest.isEmpty { return nil }
  }

  /// Returns a translation with its placeholders replaced by the values.
  func filling(_ translation: Translation) -> String {
    translation.places.reduce(into: translation.start) { text, place in
      let isFilled = values.indices.contains(place.value)
      text += isFilled ? values[place.value] + place.rest : place.text
    }
  }
}

/// A text in some language, taken apart at its placeholders, because a list may fill it thousands of times.
struct Translation: Sendable {
  /// A placeholder as it is written, with the text up to the next, and that text alone.
  typealias Place = (value: Int, text: String, rest: String)

  let start: String
  private(set) var places: [Place] = []

  init(_ text: String) {
    // A regular expression takes thirty times as long.
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    start = String(parts[0])
    var next = 0
    for part in parts.dropFirst() {
      let digit = part.dropFirst().first == "$" ? part.first?.wholeNumberValue : nil
      let rest = part.dropFirst(digit == nil ? 0 : 2)
      let length = rest.hasPrefix("@") ? 1 : rest.hasPrefix("lld") ? 3 : 0
      var value = -1
      if length > 0 {
        value = digit.map { $0 - 1 } ?? next
        next += 1
      }
      places.append((value, "%\(part)", String(rest.dropFirst(length))))
    }
  }
}

extension Words: ExpressibleByStringInterpolation {
  /// The parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [String] = []

    /// Starts without text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { key += literal }

    /// Adds a text as a value.
    public mutating func appendInterpolation(_ text: String) {
      key += "%@"
      values.append(text)
    }

    /// Adds a whole number, which each language groups in its own way.
    public mutating func appendInterpolation(_ number: Int) {
      key += "%lld"
      values.append(number.formatted(.number.locale(Language.current.locale)))
    }
  }

  /// Creates a text without values.
  public init(stringLiteral text: String) { self.init(key: text) }

  /// Creates a text from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    values = stringInterpolation.values
  }
}
