import SwiftSource

extension WordTables {
  /// Returns a line for each text with values: that of the English table, or else one with the types that the
  /// names in the sources suggest.
  func linesWithValues(in draft: Draft) throws -> [String] {
    let files = try draft.files(under: sources).filter { $0.hasSuffix(".swift") }
      .map { SwiftToken.all(in: try draft.text($0)) }
    let numbers = Set(files.flatMap(\.namesOfNumbers)).subtracting(files.flatMap(\.namesOfTexts))
    return try englishLines(in: draft)
      + files.flatMap { $0.arguments(of: "localized(") }
      .compactMap { Self.line(of: $0, numbers: numbers) }
  }

  /// Returns the line of a text, given the arguments of `localized` with their parentheses.
  private static func line(of arguments: ArraySlice<SwiftToken>, numbers: Set<String>) -> String? {
    guard let text = arguments.dropFirst().first, text.kind == .text else { return nil }
    let parts = text.text.split(separator: "%", omittingEmptySubsequences: false)
    let values = arguments.dropFirst(2).dropLast().values
    guard parts.count > 1, !values.isEmpty else { return nil }
    let isKnown = values.count == parts.count - 1
    let key = parts.dropFirst().enumerated().reduce(String(parts[0])) { key, part in
      let isNumber = isKnown && values[part.offset].isNumber(numbers)
      return key + (isNumber ? "%lld" : "%@") + part.element
    }
    return entry(key)
  }
}

extension [SwiftToken] {
  /// The names that are declared as `Int`, or that have a number at first.
  fileprivate var namesOfNumbers: [String] {
    names { $0.text == ":" && $1.text == "Int" || $0.text == "=" && $1.kind == .number }
  }

  /// The names that are declared as `String`.
  fileprivate var namesOfTexts: [String] { names { $0.text == ":" && $1.text == "String" } }

  /// Returns the tokens before two that fit.
  private func names(before fit: (SwiftToken, SwiftToken) -> Bool) -> [String] {
    indices.dropLast(2).filter { fit(self[$0 + 1], self[$0 + 2]) }.map { self[$0].text }
  }
}

extension ArraySlice<SwiftToken> {
  /// The values of a text, one after the other: a value ends where another word begins.
  fileprivate var values: [ArraySlice<SwiftToken>] {
    var starts = indices.prefix(1).map(\.self)
    var depth = 0
    for (index, next) in zip(indices, indices.dropFirst()) {
      let token = self[index]
      if token.isSign("(") || token.isSign("[") { depth += 1 }
      let closes = token.isSign(")") || token.isSign("]")
      if closes { depth -= 1 }
      let ends = token.kind != .sign || closes
      if depth == 0, ends, self[next].kind != .sign { starts.append(next) }
    }
    return zip(starts, starts.dropFirst() + [endIndex]).map { self[$0..<$1] }
  }

  /// Whether a value is a whole number, by its last name.
  fileprivate func isNumber(_ numbers: Set<String>) -> Bool {
    guard let last else { return false }
    return last.kind == .number || last.isWord("count") || numbers.contains(last.text)
      || first?.isWord("Int") == true
  }
}
