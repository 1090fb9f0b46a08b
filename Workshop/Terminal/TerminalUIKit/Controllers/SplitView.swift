import Foundation

/// Contains the columns of a split view controller, and draws a line between them.
@MainActor final class SplitView: UIView {
  /// The left edges of the lines; none where there is one column.
  var separators: [CGFloat] = [] {
    didSet { if separators != oldValue { setNeedsDisplay() } }
  }

  /// Draws the lines, each joined to the separators that it meets on both sides and at its end.
  override func drawOver(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect)
  {
    for separator in separators { draw(separator, on: &canvas, in: rect, clip: clip) }
  }

  private func draw(
    _ separator: CGFloat, on canvas: inout TerminalCanvas, in rect: TerminalRect,
    clip: TerminalRect
  ) {
    let column = rect.origin.column + Int(separator / 8)
    guard rect.columns.dropFirst().dropLast().contains(column) else { return }
    let style = TerminalStyle(foreground: .separator)
    for row in rect.rows {
      let isLine = [column - 1, column + 1].map { canvas[row, $0].text == "─" }
      let glyph = isLine[0] ? (isLine[1] ? "┼" : "┤") : (isLine[1] ? "├" : "│")
      let point = TerminalPoint(column: column, row: row)
      canvas.write(glyph, at: point, style: style, clip: clip)
    }
    let end = TerminalPoint(column: column, row: rect.rows.upperBound)
    if canvas.bounds.contains(end), canvas[end.row, column].text == "─" {
      canvas.write("┴", at: end, style: style, clip: clip)
    }
  }
}
