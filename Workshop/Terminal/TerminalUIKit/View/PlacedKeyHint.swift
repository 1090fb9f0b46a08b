/// A key and its effect at a place on the screen.
struct PlacedKeyHint {
  let hint: TerminalKeyHint
  let point: TerminalPoint
  /// The columns between the beginnings of the key and of its title.
  private let indent: Int

  /// Places a hint.
  ///
  /// - Parameters:
  ///   - hint: The hint; without a key it is a heading.
  ///   - point: The place of the key.
  ///   - keyWidth: The columns of the keys with whose titles this one is aligned; nil for a hint by itself.
  init(_ hint: TerminalKeyHint, at point: TerminalPoint, keyWidth: Int? = nil) {
    self.hint = hint
    self.point = point
    let own = TerminalText.width(hint.key)
    indent = own == 0 ? 0 : keyWidth.map { max($0, own) + 2 } ?? own + 1
  }

  /// The columns of the key and its title.
  var width: Int { indent + TerminalText.width(hint.title) }

  /// Returns the key to press for a click on a cell; nil if the cell is elsewhere.
  func stroke(at cell: TerminalPoint) -> TerminalKeyHint.Stroke? {
    let column = cell.column - point.column
    guard cell.row == point.row, (0..<width).contains(column) else { return nil }
    return hint.stroke(at: column)
  }

  /// The place of the title.
  var titlePoint: TerminalPoint { TerminalPoint(column: point.column + indent, row: point.row) }
}

extension TerminalCanvas {
  /// Writes a key and its effect, which is shortened where it has no room, or a heading.
  mutating func write(_ placed: PlacedKeyHint, clip: TerminalRect) {
    let (hint, title) = (placed.hint, placed.titlePoint)
    let room = max(1, clip.columns.upperBound - title.column)
    let words = TerminalText.truncate(hint.title, columns: room)
    guard !hint.key.isEmpty else {
      return write(words, at: title, style: TerminalStyle(isBold: true), clip: clip)
    }
    let style = TerminalStyle(foreground: .secondary, isBold: true)
    write(hint.key, at: placed.point, style: style, clip: clip)
    write(words, at: title, style: TerminalStyle(foreground: .tertiary), clip: clip)
  }
}
