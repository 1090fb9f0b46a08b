/// A line of text that is being edited: the characters, the cursor and the selection.
///
/// Positions count characters as people see them: an emoji of seven code points is one character.
struct TextLine: Hashable {
  private(set) var characters: [Character]
  private(set) var cursor: Int
  /// The end of the selection that doesn't move while the cursor moves.
  private(set) var anchor: Int

  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
    anchor = cursor
  }

  var text: String { String(characters) }
  var selection: Range<Int> { min(cursor, anchor)..<max(cursor, anchor) }

  /// An edit: to move the cursor, or to replace some characters.
  enum Edit: Hashable {
    case move(Int, isSelecting: Bool)
    case replace(Range<Int>, String)
  }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .move(let position, let isSelecting):
      cursor = max(0, min(position, characters.count))
      if !isSelecting { anchor = cursor }
    case .replace(let range, let text):
      let head = String(characters[..<range.lowerBound]) + text
      characters = Array(head + String(characters[range.upperBound...]))
      cursor = min(head.count, characters.count)
      anchor = cursor
    }
  }

  /// Returns the text on one line: line breaks and tabs become spaces, other control characters go.
  static func sanitised(_ text: String) -> String {
    let text = text.trimmingBreaks
    return text.reduce(into: "") { line, character in
      guard !character.isNewline, character != "\t" else { return line += " " }
      line.unicodeScalars.append(
        contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control })
    }
  }

  func wordStart(before position: Int) -> Int {
    let head = characters[..<position]
    let end = head.lastIndex(where: \.isPartOfWord) ?? head.startIndex
    let gap = head[..<end].lastIndex { !$0.isPartOfWord }
    return gap.map { $0 + 1 } ?? 0
  }

  func wordEnd(after position: Int) -> Int {
    let tail = characters[position...]
    let start = tail.firstIndex(where: \.isPartOfWord) ?? tail.endIndex
    return tail[start...].firstIndex { !$0.isPartOfWord } ?? characters.count
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}

extension String {
  /// The text without line breaks at its ends, which copying a whole line adds.
  fileprivate var trimmingBreaks: Substring {
    let head = drop(while: \.isNewline)
    return head.prefix(
      upTo: head.lastIndex { !$0.isNewline }.map(head.index(after:)) ?? head.startIndex)
  }
}
