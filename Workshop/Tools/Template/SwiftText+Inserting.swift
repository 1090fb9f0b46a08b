import Foundation

extension SwiftText {
  /// Returns what is between the braces of a declaration, given its first words, after the first
  /// words of the declarations around it.
  func block(_ path: String...) -> Range<Int>? { block(path) }

  /// Returns what is between the braces of the last of these declarations, each inside the one before.
  func block(_ path: [String]) -> Range<Int>? {
    var range = characters.indices
    for words in path {
      guard let place = place(of: words, in: range),
        let inner = inside("{", after: place.upperBound), inner.upperBound <= range.upperBound
      else { return nil }
      range = inner
    }
    return range
  }

  /// Returns what is between the square brackets of the last list among a call's arguments.
  func lastList(ofCall words: String) -> Range<Int>? {
    guard let call = place(of: words), let arguments = inside("(", after: call.lowerBound),
      let end = arguments.last(where: { isCode[$0] && characters[$0] == "]" })
    else { return nil }
    return arguments.lazy.filter { self.isCode[$0] && self.characters[$0] == "[" }
      .first { self.closing($0) == end }.map { $0 + 1..<end }
  }

  /// Returns what is between the square brackets of a list that a variable gets.
  func list(assignedTo variable: String) -> Range<Int>? {
    guard let name = place(of: variable),
      let sign = (name.upperBound..<characters.count).first(where: {
        isCode[$0] && characters[$0] == "="
      })
    else { return nil }
    return inside("[", after: sign)
  }

  /// Adds a line before a closing bracket, if the bracket is on its own line.
  mutating func add(
    _ line: String, atEndOf block: Range<Int>, indentedBy spaces: Int = 2
  ) -> Bool {
    let start = startOfLine(block.upperBound)
    guard start > block.lowerBound else { return false }
    insert(line, indentedBy: indentation(at: start) + spaces, at: start)
    return true
  }

  /// Adds an element, on its own line, to a list.
  mutating func add(_ element: String, toList list: Range<Int>) -> Bool {
    let list = characters[list].contains(where: \.isNewline) ? list : putOnOwnLine(list)
    let last = list.last { isCode[$0] && !characters[$0].isWhitespace }
    guard let last, characters[last] != "," else { return add(element, atEndOf: list) }
    replace(last + 1..<last + 1, with: ",")
    return add(element, atEndOf: list.lowerBound..<list.upperBound + 1)
  }

  /// Puts the elements of a list between the lines of its brackets, and returns the list's new range.
  private mutating func putOnOwnLine(_ list: Range<Int>) -> Range<Int> {
    let margin = String(repeating: " ", count: indentation(at: startOfLine(list.lowerBound)))
    let elements = String(characters[list]).trimmingCharacters(in: .whitespaces)
    let lines = (elements.isEmpty ? "\n" : "\n\(margin)  \(elements)\n") + margin
    replace(list, with: lines)
    return list.lowerBound..<list.lowerBound + lines.count
  }

  /// Adds a line below the last item of a block that begins with a word; nested blocks don't count.
  mutating func add(_ line: String, belowLast word: String, in block: Range<Int>) -> Bool {
    let lines = lines(in: block)
    guard let first = lines.lastIndex(where: { self.line($0, beginsWith: word) })
    else { return false }
    insert(
      line, indentedBy: indentation(at: lines[first].lowerBound),
      at: lines[endOfItem(at: first, in: lines) - 1].upperBound)
    return true
  }

  /// Replaces an item of a block, which begins on a line, and returns what it was.
  mutating func replaceItem(at first: Int, in block: Range<Int>, with line: String) -> String {
    let lines = lines(in: block)
    let item = lines[first].lowerBound..<lines[endOfItem(at: first, in: lines) - 1].upperBound
    let old = String(characters[item])
    replace(item, with: "")
    insert(line, indentedBy: old.prefix { $0 == " " }.count, at: item.lowerBound)
    return old
  }

  /// Adds a line above the first item of a block that opens at the end of a line.
  mutating func add(_ line: String, aboveFirstOf block: Range<Int>) -> Bool {
    guard let first = lines(in: block).dropFirst().first else { return false }
    insert(line, indentedBy: indentation(at: first.lowerBound), at: first.lowerBound)
    return true
  }

  /// Returns the lines of a block, where one that opens a bracket extends to the closing bracket.
  func lines(in block: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = block.lowerBound
    var depth = 0
    for place in block {
      if isCode[place] { depth += characters[place].nesting }
      guard characters[place].isNewline, depth == 0 else { continue }
      lines.append(start..<place + 1)
      start = place + 1
    }
    return lines
  }

  /// Returns the cases of an enum, each with its values, such as `product(id: Int)`.
  func cases(in block: Range<Int>) -> [String] {
    lines(in: block).filter { line($0, beginsWith: "case ") }.flatMap { line in
      let code = line.filter { isCode[$0] }.map { characters[$0] }
      var depth = 0
      return code.drop { $0 == " " }.dropFirst("case ".count).split { character in
        depth += character.nesting
        return character == "," && depth == 0
      }.map { String($0).trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }

  /// Returns whether a line begins with a word, after its indentation.
  func line(_ line: Range<Int>, beginsWith word: String) -> Bool {
    characters[line].drop { $0 == " " }.starts(with: word)
  }

  private func startOfLine(_ place: Int) -> Int {
    (characters[..<place].lastIndex(where: \.isNewline) ?? -1) + 1
  }

  private func indentation(at start: Int) -> Int {
    characters[start...].prefix { $0 == " " }.count
  }

  private mutating func insert(_ line: String, indentedBy spaces: Int, at place: Int) {
    let indentation = String(repeating: " ", count: spaces)
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "\(indentation)\($0)\n" }
    replace(place..<place, with: lines.joined())
  }
}

extension Character {
  /// The change in nesting after the character.
  fileprivate var nesting: Int {
    switch self {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }
}
