extension TerminalCanvas {
  /// The cursor, unless it lies outside the canvas.
  var visibleCursor: TerminalPoint? {
    cursor.flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// Returns the columns of a row that look different in another canvas of the same size; all
  /// without one.
  ///
  /// A wide cluster counts as changed if either of its cells changed.
  func changedColumns(row: Int, from old: TerminalCanvas?) -> [Int] {
    let columns = size.columns
    let row = row * columns..<(row + 1) * columns
    guard let old else { return Array(0..<columns) }
    guard old.cells[row] != cells[row] else { return [] }
    return row.filter { index in
      let end = index + max(1, Int(cells[index].width))
      return old.cells[index..<end] != cells[index..<end]
    }
    .map { $0 - row.lowerBound }
  }
}

extension TerminalCell {
  /// Whether all terminals move the cursor by the same number of columns for this cell.
  ///
  /// Terminals disagree about joined, recent and ambiguous clusters, so the frame moves the cursor
  /// explicitly after one.
  var isPredictable: Bool {
    if text.utf8.count == 1 { return true }
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      return false
    }
    switch scalar.value {
    case 0..<0x600, 0x2E80..<0xD7B0: return true
    case 0x1E00..<0x2C00: return width == 1 && !scalar.properties.isEmoji
    default: return false
    }
  }
}
