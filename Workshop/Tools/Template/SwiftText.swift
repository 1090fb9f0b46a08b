import SwiftSource

/// The text of a Swift file, with as much of its grammar as inserting needs: which characters are code
/// and not comments or literals, and which brackets belong together.
struct SwiftText {
  private(set) var characters: [Character]
  /// Which characters are code.
  private(set) var isCode: [Bool]

  init(_ text: String) {
    characters = Array(text)
    isCode = []
    findCode()
  }

  var text: String { String(characters) }

  /// Replaces a part of the text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    characters.replaceSubrange(range, with: text)
    findCode()
  }

  private mutating func findCode() {
    var literals = SwiftScanner(text).literals[...]
    var place = 0
    isCode = characters.map { character in
      defer { place += character.utf8.count }
      while let literal = literals.first, literal.upperBound <= place { literals.removeFirst() }
      return literals.first.map { place < $0.lowerBound } ?? true
    }
  }

  /// Returns the first range in the code with these words, as whole words.
  func place(of words: String, in range: Range<Int>? = nil) -> Range<Int>? {
    let words = Array(words)
    let range = range ?? characters.indices
    guard range.count >= words.count else { return nil }
    return (range.lowerBound...range.upperBound - words.count).lazy
      .map { $0..<$0 + words.count }
      .first { isCode[$0.lowerBound] && characters[$0].elementsEqual(words) && isWhole($0) }
  }

  /// Returns what is between the next opening bracket and the one that closes it.
  func inside(_ bracket: Character, after start: Int) -> Range<Int>? {
    guard let open = (start..<characters.count).first(where: { isBracket(bracket, at: $0) }),
      let close = closing(open)
    else { return nil }
    return open + 1..<close
  }

  /// Returns the position of the bracket that closes an opening one.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for place in open..<characters.count where isCode[place] {
      switch characters[place] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  private func isBracket(_ character: Character, at place: Int) -> Bool {
    isCode[place] && characters[place] == character
  }

  private func isWhole(_ range: Range<Int>) -> Bool {
    let isJoined = { (left: Int, right: Int) in
      guard characters.indices.contains(left), characters.indices.contains(right) else {
        return false
      }
      return characters[left].isPartOfWord && characters[right].isPartOfWord
    }
    return !isJoined(range.lowerBound - 1, range.lowerBound)
      && !isJoined(range.upperBound - 1, range.upperBound)
  }
}

extension Character {
  /// Whether an identifier may contain the character.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
