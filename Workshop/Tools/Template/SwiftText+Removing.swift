import Foundation

extension SwiftText {
  /// Removes the declaration, statement or case in a block that begins with these words, with its
  /// documentation, or returns `false` if there is none.
  mutating func removeItem(_ words: String, in block: Range<Int>) -> Bool {
    removeItem(in: block) { $0.begins($1, with: words) }
  }

  /// Removes the first item of a block that is meant, with its documentation, or returns `false` if there is none.
  mutating func removeItem(
    in block: Range<Int>, where isMeant: (SwiftText, Range<Int>) -> Bool
  ) -> Bool {
    let lines = lines(in: block)
    guard let first = lines.firstIndex(where: { isMeant(self, $0) }) else { return false }
    var start = first
    let end = endOfItem(at: first, in: lines)
    while start > 0, line(lines[start - 1], beginsWith: "///") { start -= 1 }
    let isLast = end == lines.count || isBlank(lines[end])
    if start > 0, isBlank(lines[start - 1]), isLast { start -= 1 }
    replace(lines[start].lowerBound..<lines[end - 1].upperBound, with: "")
    return true
  }

  /// Returns the end of the item that begins on a line: it continues on lines that are indented deeper.
  func endOfItem(at first: Int, in lines: [Range<Int>]) -> Int {
    let indentation = indentation(of: lines[first])
    return lines[(first + 1)...].firstIndex {
      isBlank($0) || self.indentation(of: $0) <= indentation
    } ?? lines.count
  }

  /// Removes an element from a list, or returns `false` if it isn't there.
  mutating func removeElement(_ words: String, from list: Range<Int>) -> Bool {
    guard let place = place(of: words, in: list) else { return false }
    var start = place.lowerBound
    var end = place.upperBound
    if end < characters.count, characters[end] == "," { end += 1 }
    while characters[start - 1] == " " { start -= 1 }
    let isWholeLine = characters[start - 1].isNewline && characters[end].isNewline
    let isLastOfLine = end == place.upperBound && characters[start - 1] == ","
    replace(start - (isLastOfLine ? 1 : 0)..<(isWholeLine ? end + 1 : end), with: "")
    return true
  }

  /// Replaces words everywhere in the code.
  mutating func replaceAll(_ words: String, with new: String) {
    while let place = place(of: words) { replace(place, with: new) }
  }

  private func begins(_ line: Range<Int>, with words: String) -> Bool {
    let text = characters[line].drop { $0 == " " }
    let ends = [words.last, text.dropFirst(words.count).first]
    return text.starts(with: words) && !ends.allSatisfy { $0?.isPartOfWord == true }
  }

  private func indentation(of line: Range<Int>) -> Int {
    characters[line].prefix { $0 == " " }.count
  }

  private func isBlank(_ line: Range<Int>) -> Bool { characters[line].allSatisfy(\.isWhitespace) }
}
