import Foundation

extension UITextField {
  private static var clearMark: String { "✕" }

  var markWidth: Int { TerminalText.width(leadingMark) }

  private var showsClearMark: Bool { hasClearMark && isEnabled && !line.characters.isEmpty }

  /// Returns the columns of the text, which leave one at each end for the focus mark and clear
  /// button.
  private func textColumns(in columns: Range<Int>) -> Range<Int> {
    let start = min(columns.lowerBound + 1 + markWidth, columns.upperBound)
    return start..<max(start, columns.upperBound - 1)
  }

  private var shownCharacters: [Character] {
    isSecureTextEntry ? line.characters.map { _ in "•" } : line.characters
  }

  /// Returns the column at which a character starts, counted from the start of the text.
  private func column(of position: Int) -> Int {
    TerminalText.width(String(shownCharacters[..<position]))
  }

  /// Scrolls as little as possible to show the cursor, and never past the end of the text.
  private func reveal(columns: Int) {
    let cursor = column(of: line.cursor)
    let end = column(of: line.characters.count) + 1
    scroll = max(0, min(scroll, end - columns))
    scroll = min(cursor, max(scroll, cursor - columns + 1))
  }

  func cursorPoint(in rect: TerminalRect) -> TerminalPoint? {
    let columns = textColumns(in: rect.columns)
    reveal(columns: columns.count)
    return TerminalPoint(
      column: columns.lowerBound + column(of: line.cursor) - scroll, row: middleRow(of: rect))
  }

  func tap(column: Int) {
    let width = Int((bounds.width / 8).rounded())
    guard !(showsClearMark && column == width - 1) else { return clear() }
    let target = column - textColumns(in: 0..<width).lowerBound + scroll
    let position = line.characters.indices.first { self.column(of: $0 + 1) > target }
    perform(.move(position ?? line.characters.count, isSelecting: false))
  }

  func drawField(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    guard !rect.isEmpty else { return }
    let row = middleRow(of: rect)
    let strip = TerminalRect(
      column: rect.origin.column, row: row, columns: rect.size.columns, rows: 1)
    if borderStyle != .none { canvas.fill(strip, .fill, clip: clip) }
    canvas.restyle(strip, clip: clip) { $0.foreground = .tertiary }
    drawMarks(on: &canvas, in: strip, clip: clip)

    let columns = textColumns(in: rect.columns)
    let area = TerminalRect(
      column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    drawText(on: &canvas, in: area, clip: clip.intersection(area))
    canvas.restyle(strip, clip: clip) { $0.isUnderlined = true }
  }

  private func drawText(
    on canvas: inout TerminalCanvas, in area: TerminalRect, clip: TerminalRect
  ) {
    guard !line.characters.isEmpty else {
      let hint = TerminalText.truncate(placeholder ?? "", columns: area.size.columns)
      let style = TerminalStyle(foreground: .tertiary)
      return canvas.write(hint, at: area.origin, style: style, clip: clip)
    }
    reveal(columns: area.size.columns)
    var start = area.origin
    start.column -= scroll
    drawName(on: &canvas, in: area, clip: clip)
    canvas.write(String(shownCharacters), at: start, style: textStyle, clip: clip)
    let selected = line.selection
    let from = column(of: selected.lowerBound)
    let selection = TerminalRect(
      column: start.column + from, row: start.row,
      columns: column(of: selected.upperBound) - from, rows: 1)
    canvas.restyle(selection, clip: clip) { $0.isReversed = true }
  }

  /// Writes what the text is at the end of a field that is filled in, if there is room beside the text.
  private func drawName(
    on canvas: inout TerminalCanvas, in area: TerminalRect, clip: TerminalRect
  ) {
    guard borderStyle != .none, leadingMark.isEmpty, let placeholder else { return }
    let width = TerminalText.width(placeholder)
    let room = area.size.columns - column(of: line.characters.count) - 3
    guard width > 0, width <= room else { return }
    let point = TerminalPoint(column: area.columns.upperBound - width, row: area.origin.row)
    canvas.write(placeholder, at: point, style: TerminalStyle(foreground: .tertiary), clip: clip)
  }

  private func drawMarks(
    on canvas: inout TerminalCanvas, in strip: TerminalRect, clip: TerminalRect
  ) {
    var point = strip.origin
    if isFocused { canvas.write("▌", at: point, style: .init(foreground: .accent), clip: clip) }
    point.column += 1
    let quiet = TerminalStyle(foreground: .secondary)
    canvas.write(leadingMark, at: point, style: quiet, clip: clip)
    guard showsClearMark else { return }
    point.column = strip.columns.upperBound - 1
    canvas.write(Self.clearMark, at: point, style: quiet, clip: clip)
  }

  private var textStyle: TerminalStyle {
    TerminalStyle(foreground: isEnabled ? textColor?.terminalColor ?? .normal : .tertiary)
  }

  private func middleRow(of rect: TerminalRect) -> Int {
    rect.origin.row + max(0, rect.size.rows - 1) / 2
  }
}
