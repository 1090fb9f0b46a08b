import Foundation

/// Returns a text of the app in the user's language.
///
/// Pass it in English, as a literal: that is the text's key in the tables of all languages. A value in it
/// is `%@` in the key, and a whole number is `%lld`, as in those of `String(localized:)`. A table
/// that needs another order of the values counts them, as in `%2$@`.
///
/// Call it where words are made: in view states, in views, and in the `words` of errors. A state that
/// contained them would depend on the language, and so would recordings and saved files.
func localized(_ words: Words) -> String { Language.current.text(words) }

/// A text of the app in English, and the values in it.
struct Words: Sendable {
  /// The text, with a placeholder for each value.
  let key: String
  private var values: [String] = []

  /// Makes words from a text that isn't a literal; a test makes sure only of literals that they are in
  /// the tables.
  init(key: String) { self.key = key }

  /// Returns a translation with the values in place of its placeholders.
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
  fileprivate typealias Place = (value: Int, text: String, rest: String)

  fileprivate let start: String
  fileprivate private(set) var places: [Place] = []

  init(_ text: String) {
    // A regular expression takes thirty times as long.
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    start = String(parts[0])
    var next = 0
    for part in parts.dropFirst() {
      let digit = part.dropFirst().first == "$" ? part.first?.wholeNumberValue : nil
      let rest = part.dropFirst(digit == nil ? 0 : 2)
      let length = rest.hasPrefix("@") ? 1 : rest.hasPrefix("lld") ? 3 : 0
      let value = length > 0 ? digit.map { $0 - 1 } ?? next : -1
      next += length > 0 ? 1 : 0
      places.append((value, "%\(part)", String(rest.dropFirst(length))))
    }
  }
}

extension Words: ExpressibleByStringInterpolation {
  /// The parts of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [String] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { key += literal }

    mutating func appendInterpolation(_ text: String) {
      key += "%@"
      values.append(text)
    }

    /// Adds a whole number, which each language groups in its own way.
    mutating func appendInterpolation(_ number: Int) {
      key += "%lld"
      values.append(number.formatted(.number.locale(Language.current.locale)))
    }
  }

  init(stringLiteral text: String) { self.init(key: text) }

  init(stringInterpolation: StringInterpolation) {
    (key, values) = (stringInterpolation.key, stringInterpolation.values)
  }
}
