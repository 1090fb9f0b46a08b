import Foundation

extension SwiftText {
  /// Removes the declaration, statement or case in a block that begins with these words, with its
  /// documentation, or returns `false` if there is none.
  mutating func removeItem(_ words: String, in block: Range<Int>) -> Bool {
    let lines = lines(in: block)
    guard let first = lines.firstIndex(where: { begins($0, with: words) }) else { return false }
    var (start, end) = (first, endOfItem(at: first, in: lines))
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
    var (start, end) = (place.lowerBound, place.upperBound)
    if end < characters.count, characters[end] == "," { end += 1 }
    while characters[start - 1] == " " { start -= 1 }
    let isWholeLine = characters[start - 1].isNewline && characters[end].isNewline
    let isLastOfLine = end == place.upperBound && characters[start - 1] == ","
    replace(start - (isLastOfLine ? 1 : 0)..<(isWholeLine ? end + 1 : end), with: "")
    return true
  }

  /// Adds a term to the sum of conditions that a property returns.
  mutating func addTerm(_ term: String, to property: String) -> Bool {
    guard let block = block(property) else { return false }
    write(terms(in: block).filter { $0 != "false" } + [term], to: block)
    return true
  }

  /// Removes a term from the sum of conditions that a property returns, if it is there.
  mutating func removeTerm(_ term: String, from property: String) {
    guard let block = block(property) else { return }
    let old = terms(in: block)
    let new = old.filter { $0.filter { !$0.isWhitespace } != term.filter { !$0.isWhitespace } }
    if new != old { write(new, to: block) }
  }

  private func terms(in block: Range<Int>) -> [String] {
    String(characters[block]).components(separatedBy: "||")
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private mutating func write(_ terms: [String], to block: Range<Int>) {
    replace(block, with: " \(terms.isEmpty ? "false" : terms.joined(separator: " || ")) ")
  }

  private func begins(_ line: Range<Int>, with words: String) -> Bool {
    let text = characters[line].drop { $0 == " " }
    let next = text.dropFirst(words.count).first
    return text.starts(with: words) && !(next?.isPartOfWord ?? false)
  }

  private func indentation(of line: Range<Int>) -> Int {
    characters[line].prefix { $0 == " " }.count
  }

  private func isBlank(_ line: Range<Int>) -> Bool { characters[line].allSatisfy(\.isWhitespace) }
}
