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
  func filling(_ translation: String) -> String {
    guard !values.isEmpty else { return translation }
    // A list may have thousands of rows, and a regular expression takes thirty times as long.
    let parts = translation.split(separator: "%", omittingEmptySubsequences: false)
    var (text, next) = (String(parts[0]), 0)
    for part in parts.dropFirst() {
      let digit = part.dropFirst().first == "$" ? part.first?.wholeNumberValue : nil
      let rest = digit == nil ? part : part.dropFirst(2)
      let length = rest.hasPrefix("@") ? 1 : rest.hasPrefix("lld") ? 3 : 0
      let index = digit.map { $0 - 1 } ?? next
      next += length > 0 ? 1 : 0
      let isFilled = length > 0 && values.indices.contains(index)
      text += isFilled ? values[index] + rest.dropFirst(length) : "%\(part)"
    }
    return text
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
