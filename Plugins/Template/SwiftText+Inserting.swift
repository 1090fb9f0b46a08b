import Foundation

extension SwiftText {
  /// What is between the braces of a declaration, found by the words that open it and those around it.
  func block(_ path: String...) -> Range<Int>? {
    var range = characters.indices
    for words in path {
      guard let place = place(of: words, in: range),
        let inner = inside("{", after: place.upperBound), inner.upperBound <= range.upperBound
      else { return nil }
      range = inner
    }
    return range
  }

  /// What is between the braces of the last declaration that begins with these words.
  func lastBlock(_ words: String) -> Range<Int>? {
    var (block, rest) = (Range<Int>?.none, characters.indices)
    while let place = place(of: words, in: rest) {
      block = inside("{", after: place.upperBound) ?? block
      rest = place.upperBound..<rest.upperBound
    }
    return block
  }

  /// What is between the square brackets of the last list among a call's arguments.
  func lastList(ofCall words: String) -> Range<Int>? {
    guard let call = place(of: words), let arguments = inside("(", after: call.lowerBound),
      let end = arguments.last(where: { isCode[$0] && characters[$0] == "]" })
    else { return nil }
    return arguments.lazy.filter { self.isCode[$0] && self.characters[$0] == "[" }
      .first { self.closing($0) == end }.map { $0 + 1..<end }
  }

  /// Adds a line as the last between two brackets that stand on lines of their own.
  mutating func add(
    _ line: String, atEndOf block: Range<Int>, indentedBy spaces: Int = 2
  ) -> Bool {
    let start = startOfLine(block.upperBound)
    guard start > block.lowerBound else { return false }
    insert(line, indentedBy: indentation(at: start) + spaces, at: start)
    return true
  }

  /// Adds an element, on a line of its own, to a list whose brackets stand on lines of their own.
  mutating func add(_ element: String, toList list: Range<Int>) -> Bool {
    let last = list.last { isCode[$0] && !characters[$0].isWhitespace }
    guard let last, characters[last] != "," else { return add(element, atEndOf: list) }
    replace(last + 1..<last + 1, with: ",")
    return add(element, atEndOf: list.lowerBound..<list.upperBound + 1)
  }

  /// Adds a line below the last of those in a block that begin with a word; below none inside these.
  mutating func add(_ line: String, belowLast word: String, in block: Range<Int>) -> Bool {
    guard let last = lines(in: block).last(where: { self.line($0, beginsWith: word) })
    else { return false }
    insert(line, indentedBy: indentation(at: last.lowerBound), at: last.upperBound)
    return true
  }

  /// The elements of a list, without the commas.
  func elements(of list: Range<Int>) -> [String] {
    var (elements, depth) = ([""], 0)
    for place in list {
      if isCode[place] { depth += characters[place].nesting }
      if isCode[place], depth == 0, characters[place] == "," {
        elements.append("")
      } else {
        elements[elements.count - 1].append(characters[place])
      }
    }
    return elements.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
  }

  /// Removes a declaration with braces, and the blank line above it; nothing if there is none.
  mutating func removeDeclaration(_ words: String) {
    guard let place = place(of: words), let body = inside("{", after: place.upperBound)
    else { return }
    let start = startOfLine(place.lowerBound)
    let isSpaced = start > 1 && characters[start - 2].isNewline
    replace((isSpaced ? start - 1 : start)..<body.upperBound + 2, with: "")
  }

  /// The lines of a block, where one that opens a bracket goes on until it closes.
  func lines(in block: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, depth) = (block.lowerBound, 0)
    for place in block {
      if isCode[place] { depth += characters[place].nesting }
      guard characters[place].isNewline, depth == 0 else { continue }
      lines.append(start..<place + 1)
      start = place + 1
    }
    return lines
  }

  /// Whether a line says something first, after its indentation.
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
  /// By how much it nests what follows.
  fileprivate var nesting: Int {
    switch self {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }
}
