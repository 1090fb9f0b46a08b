/// A rectangle of cells.
struct TerminalRect: Hashable, Sendable {
  var origin: TerminalPoint
  var size: TerminalSize

  init(origin: TerminalPoint, size: TerminalSize) {
    self.origin = origin
    self.size = size
  }

  init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = TerminalPoint(column: column, row: row)
    size = TerminalSize(columns: columns, rows: rows)
  }

  var columns: Range<Int> { origin.column..<origin.column + size.columns }
  var rows: Range<Int> { origin.row..<origin.row + size.rows }
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  func contains(_ point: TerminalPoint) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// Returns the part that both rectangles share, which is empty if they don't meet.
  func intersection(_ other: TerminalRect) -> TerminalRect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return TerminalRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}
