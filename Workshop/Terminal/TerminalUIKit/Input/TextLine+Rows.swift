/// A text on the rows of a text view.
extension TextLine {
  /// Returns the characters of each row, which ends at a line break, or after a word where the row is full.
  func rows(columns: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, wordStart, width) = (0, 0, 0)
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        rows.append(start..<index)
        start = index + 1
        wordStart = index + 1
        width = 0
        continue
      }
      width += self.width(index..<index + 1)
      // Blanks at the end of a row need no room.
      if character == " " {
        wordStart = index + 1
      } else if width > columns, index > start {
        let end = wordStart > start ? wordStart : index
        rows.append(start..<end)
        start = end
        wordStart = end
        width = self.width(end..<index + 1)
      }
    }
    return rows + [start..<characters.count]
  }

  /// Returns the number of columns that some of the characters take.
  func width(_ range: Range<Int>) -> Int { TerminalText.width(String(characters[range])) }

  /// Returns the row of the cursor, and its column.
  func place(in rows: [Range<Int>]) -> (row: Int, column: Int) {
    let row = rows.lastIndex { $0.lowerBound <= cursor } ?? 0
    return (row, width(rows[row].lowerBound..<cursor))
  }

  /// Returns the position of the character at a column of a row, or of the last one there.
  func position(row: Int, column: Int, in rows: [Range<Int>]) -> Int {
    let range = rows[row]
    // The position after a full row is the first one of the next.
    let isFull = row + 1 < rows.count && rows[row + 1].lowerBound == range.upperBound
    let end = isFull ? range.upperBound - 1 : range.upperBound
    return (range.lowerBound..<end).first { width(range.lowerBound..<$0 + 1) > column } ?? end
  }
}
