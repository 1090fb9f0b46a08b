import Foundation

extension UITableView {
  /// Draws the headers of the sections that are in sight; they scroll with their rows.
  func drawHeaders(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    let clip = clip.intersection(rect)
    for index in layout.indices(from: bounds.minY, to: bounds.maxY) {
      guard let header = layout.headers[index] else { continue }
      let row = Int(((layout.top(of: index) - bounds.minY) / 16).rounded())
      draw(header, row: rect.origin.row + row, on: &canvas, in: rect, clip: clip)
    }
  }

  private func draw(
    _ header: String, row: Int, on canvas: inout TerminalCanvas, in rect: TerminalRect,
    clip: TerminalRect
  ) {
    let title = TerminalText.truncate(header, columns: rect.size.columns - 4)
    let start = rect.origin.column + 2
    canvas.write(
      title, at: TerminalPoint(column: start, row: row),
      style: TerminalStyle(foreground: .accent, isBold: true), clip: clip)
    let line = start + TerminalText.width(title) + 1
    canvas.drawLine(row: row, columns: line..<max(line, rect.columns.upperBound - 2), clip: clip)
  }
}
