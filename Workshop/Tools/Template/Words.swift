import Foundation
import SwiftSource

extension String {
  /// Returns the text with a word replaced, wherever the words around it qualify.
  func replacingWord(
    _ word: String, with new: String,
    where isMeant: (_ before: Substring, _ after: Substring) -> Bool = { _, _ in true }
  ) -> String {
    replacing(word, with: new) { before, after in
      !(before.last?.isPartOfWord ?? false) && !(after.first?.isPartOfWord ?? false)
        && isMeant(before, after)
    }
  }

  /// Returns the text with every occurrence replaced that qualifies by the text before and after it.
  func replacing(
    _ old: String, with new: String,
    where isMeant: (_ before: Substring, _ after: Substring) -> Bool = { _, _ in true }
  ) -> String {
    var result = ""
    var rest = self[...]
    while let place = rest.range(of: old, options: .literal) {
      let isMeant = isMeant(self[..<place.lowerBound], rest[place.upperBound...])
      result += rest[..<place.lowerBound] + (isMeant ? new : old)
      rest = rest[place.upperBound...]
    }
    return result + rest
  }

  /// Returns the text with each line changed, or left out if the change returns `nil`.
  func lines(_ change: (String) -> String?) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).compactMap { change(String($0)) }
      .joined(separator: "\n")
  }
}

extension String {
  /// The types that a Swift file declares at its top level, judged by its words.
  var declaredTypes: Set<String> {
    let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    let tokens = SwiftToken.all(in: self)
    var types: Set<String> = []
    var depth = 0
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      depth += token.isSign("{") ? 1 : token.isSign("}") ? -1 : 0
      if depth == 0, token.kind == .word, kinds.contains(token.text) { types.insert(next.text) }
    }
    return types
  }
}
