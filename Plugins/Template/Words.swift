import Foundation

extension String {
  /// The text with every place replaced where a word stands alone, and is meant.
  func replacingWord(
    _ word: String, with new: String,
    where isMeant: (_ before: Substring, _ after: Substring) -> Bool = { _, _ in true }
  ) -> String {
    replacing(word, with: new) { before, after in
      !(before.last?.isPartOfWord ?? false) && !(after.first?.isPartOfWord ?? false)
        && isMeant(before, after)
    }
  }

  /// The text with every place replaced that is meant, judged by what stands before and after it.
  func replacing(
    _ old: String, with new: String,
    where isMeant: (_ before: Substring, _ after: Substring) -> Bool = { _, _ in true }
  ) -> String {
    var (result, rest) = ("", self[...])
    while let place = rest.range(of: old, options: .literal) {
      let isMeant = isMeant(self[..<place.lowerBound], rest[place.upperBound...])
      result += rest[..<place.lowerBound] + (isMeant ? new : old)
      rest = rest[place.upperBound...]
    }
    return result + rest
  }

  /// The text with each line changed, or left out where the change is nil.
  func lines(_ change: (String) -> String?) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).compactMap { change(String($0)) }
      .joined(separator: "\n")
  }

  /// The text without the lines that say one of some things.
  func withoutLines(_ said: String...) -> String { withoutLines(said) }

  /// The text without the lines that say one of some things.
  func withoutLines(_ said: [String]) -> String {
    lines { line in said.contains { line.contains($0) } ? nil : line }
  }
}

extension String {
  /// The words of a Swift file in their order, without those in lines of comments.
  var words: [String] {
    lines { $0.drop { $0 == " " }.hasPrefix("//") ? nil : $0 }
      .split { !$0.isPartOfWord }.map { String($0) }
  }

  /// The types that a Swift file declares at its top, as far as a look at its words tells.
  var declaredTypes: Set<String> {
    lines { $0.hasPrefix(" ") ? nil : $0 }
      .declared(by: ["struct", "class", "enum", "protocol", "actor", "typealias"])
  }

  /// What is named right after some words.
  func declared(by kinds: Set<String>) -> Set<String> {
    Set(zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map(\.1))
  }
}
