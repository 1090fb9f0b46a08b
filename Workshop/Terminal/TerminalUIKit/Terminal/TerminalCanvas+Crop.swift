extension TerminalCanvas {
  /// Returns the upper left part of the canvas, with a blank instead of a wide cluster that would
  /// be cut.
  func cropped(to limit: TerminalSize) -> TerminalCanvas {
    let fitting = TerminalSize(
      columns: min(size.columns, limit.columns), rows: min(size.rows, limit.rows))
    guard fitting != size else { return self }
    var canvas = TerminalCanvas(size: fitting)
    canvas.cursor = cursor
    for row in 0..<fitting.rows {
      for column in 0..<fitting.columns where self[row, column].width > 0 {
        let cell = self[row, column]
        canvas.write(
          cell.text, at: TerminalPoint(column: column, row: row), style: cell.style,
          clip: canvas.bounds)
      }
    }
    return canvas
  }
}
