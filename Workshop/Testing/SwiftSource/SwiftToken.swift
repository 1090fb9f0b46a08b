/// A word, number, text or sign of Swift code.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Sendable {
    case word, number, text, sign
  }

  package let kind: Kind
  /// The source text; for a string, the characters, with a `%` for each value.
  package let text: String
  /// The line, from 1.
  package let line: Int

  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  package func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
}

extension SwiftToken {
  /// Reads code, without its comments.
  ///
  /// A text comes before the tokens of the values in it.
  package static func all(in code: String) -> [SwiftToken] { SwiftScanner(code).tokens }
}

extension [SwiftToken] {
  /// Returns the indices behind the tokens of a phrase, wherever they are side by side.
  ///
  /// A star in front or at the end stands for the rest of a word.
  package func ends(of phrase: String) -> [Int] {
    var wanted = SwiftToken.all(in: phrase)
    let endsWord = phrase.hasPrefix("*")
    let beginsWord = phrase.hasSuffix("*")
    if endsWord { wanted.removeFirst() }
    if beginsWord { wanted.removeLast() }
    func fits(_ token: SwiftToken, _ index: Int) -> Bool {
      let text = wanted[index].text
      guard token.kind == wanted[index].kind else { return false }
      return token.text == text || endsWord && index == 0 && token.text.hasSuffix(text)
        || beginsWord && index == wanted.count - 1 && token.text.hasPrefix(text)
    }
    return indices.filter { fits(self[$0], 0) }.map { self[$0...].prefix(wanted.count) }
      .filter { $0.count == wanted.count && zip($0, wanted.indices).allSatisfy(fits) }
      .map(\.endIndex)
  }

  /// The arguments of each call of a function, with their parentheses.
  package func arguments(of function: String) -> [ArraySlice<SwiftToken>] {
    ends(of: function).map { self[($0 - 1)..<self[...].closing($0 - 1, "(", ")")] }
  }
}

extension ArraySlice<SwiftToken> {
  /// Returns the index behind the sign that closes the one at an index.
  package func closing(_ start: Int, _ open: String, _ close: String) -> Int {
    var depth = 0
    for index in self[start...].indices {
      depth += self[index].isSign(open) ? 1 : self[index].isSign(close) ? -1 : 0
      if depth == 0 { return index + 1 }
    }
    return endIndex
  }
}
