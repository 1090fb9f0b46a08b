/// A grid of cells on which views draw.
///
/// A wide cluster always has both its cells: overwriting or clipping one half leaves a blank in the
/// other. Text on the canvas never contains a control character.
struct TerminalCanvas: Hashable, Sendable {
  let size: TerminalSize
  var cursor: TerminalPoint?
  private(set) var cells: [TerminalCell]

  init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  var bounds: TerminalRect {
    TerminalRect(origin: TerminalPoint(column: 0, row: 0), size: size)
  }

  private(set) subscript(row: Int, column: Int) -> TerminalCell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// Writes a line of text; a `clear` background keeps the one below.
  mutating func write(
    _ text: String, at point: TerminalPoint, style: TerminalStyle, clip: TerminalRect
  ) {
    let visible = clip.intersection(bounds)
    guard visible.rows.contains(point.row) else { return }
    var column = point.column
    for character in text {
      guard column < visible.columns.upperBound else { return }
      guard let cluster = TerminalCluster(character) else { continue }
      put(cluster, row: point.row, column: column, style: style, within: visible.columns)
      column += cluster.width
    }
  }

  /// Fills a rectangle with a background color; `clear` changes nothing.
  mutating func fill(_ rect: TerminalRect, _ color: TerminalColor, clip: TerminalRect) {
    guard color != .clear else { return }
    let area = rect.intersection(clip).intersection(bounds)
    let blank = TerminalCell(text: " ", width: 1, style: TerminalStyle(background: color))
    for row in area.rows where !area.columns.isEmpty {
      detach(row: row, columns: area.columns)
      for column in area.columns { cells[row * size.columns + column] = blank }
    }
  }

  /// Changes the style of a rectangle without changing its text, for a dimmed page or a highlighted
  /// row.
  mutating func restyle(
    _ rect: TerminalRect, clip: TerminalRect, _ change: (inout TerminalStyle) -> Void
  ) {
    let area = rect.intersection(clip).intersection(bounds)
    for row in area.rows {
      for column in area.columns { change(&cells[row * size.columns + column].style) }
    }
  }

  private mutating func put(
    _ cluster: TerminalCluster, row: Int, column: Int, style: TerminalStyle, within: Range<Int>
  ) {
    let columns = column..<column + cluster.width
    let visible = columns.clamped(to: within)
    guard !visible.isEmpty else { return }
    var style = style
    if style.background == .clear {
      style.background = self[row, visible.lowerBound].style.background
    }
    guard cluster.width > 1 || self[row, column].width != 1 else {
      return self[row, column] = TerminalCell(text: cluster.text, width: 1, style: style)
    }
    detach(row: row, columns: visible)
    for column in visible {
      self[row, column] = TerminalCell(text: " ", width: 1, style: style)
    }
    guard visible == columns else { return }
    self[row, column] = TerminalCell(
      text: cluster.text, width: UInt8(cluster.width), style: style)
    if cluster.width == 2 {
      self[row, column + 1] = TerminalCell(text: "", width: 0, style: style)
    }
  }

  /// Replaces the halves of wide clusters that a change would leave at its edges with blanks.
  private mutating func detach(row: Int, columns: Range<Int>) {
    let first = columns.lowerBound
    if self[row, first].width == 0 { blank(row: row, column: first - 1) }
    let next = columns.upperBound
    if next < size.columns, self[row, next].width == 0 { blank(row: row, column: next) }
  }

  private mutating func blank(row: Int, column: Int) {
    let style = self[row, column].style
    self[row, column] = TerminalCell(text: " ", width: 1, style: style)
  }
}

/// A cell of the grid: a grapheme cluster and its style.
///
/// A wide cluster (`width` 2) is followed by an empty cell of `width` 0.
struct TerminalCell: Hashable, Sendable {
  static let blank = TerminalCell(text: " ", width: 1, style: TerminalStyle())

  var text: String
  var width: UInt8
  var style: TerminalStyle
}
