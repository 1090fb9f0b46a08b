import Foundation

/// The keys that work at the moment: in the last row, and all of them in a list.
extension TerminalScreen {
  /// The hints in the last row, each with its place: the nearest responder's first, as many as fit,
  /// and how to quit.
  private var lastRow: [(hint: TerminalKeyHint, point: TerminalPoint)] {
    var (hints, room) = (keyHints, size.columns - 2)
    let isListed = hints.reduce(-3) { $0 + $1.width + 3 } > room && !isTyping
    if isListed { hints.insert(TerminalKeyHint("?", "Keys"), at: hints.count - 1) }
    let kept = hints.suffix(isListed ? 2 : 1)
    room -= kept.reduce(-3) { $0 + $1.width + 3 }
    let fitting = hints.dropLast(kept.count).prefix { hint in
      room -= hint.width + 3
      return room >= 0
    }
    var point = TerminalPoint(column: 1, row: size.rows - 1)
    return (fitting + kept).map { hint in
      defer { point.column += hint.width + 3 }
      return (hint, point)
    }
  }

  /// All keys of the screen: those in the last row, those of the other views, and those that always
  /// work.
  private var allKeys: [TerminalKeyHint] {
    let others = focusScope?.focusableViews.flatMap(\.keyHints) ?? []
    let general = [
      ("⇧⇥", "Previous"), ("←↑↓→", "Move or Scroll"), ("PgUp PgDn", "Scroll by a Page"),
      ("Home End", "Scroll to the Ends"), ("^C", "Quit"), ("^Z", "Suspend"), ("?", "Close"),
    ].map { TerminalKeyHint($0, $1) }
    var keys: Set<String> = []
    return (keyHints + others + general).filter { keys.insert($0.key).inserted }
  }

  /// The list of keys, in as many columns as it needs, in the middle of the screen.
  private var list: (box: TerminalRect, hints: [(hint: TerminalKeyHint, point: TerminalPoint)]) {
    let hints = allKeys
    let rows = max(1, min(hints.count, size.rows - 4))
    let width = (hints.map(\.width).max() ?? 0) + 3
    let columns = (hints.count + rows - 1) / rows
    let box = TerminalRect(
      column: max(0, (size.columns - columns * width - 3) / 2),
      row: max(0, (size.rows - rows - 2) / 2),
      columns: columns * width + 3, rows: rows + 2)
    let placed = hints.enumerated().map { index, hint in
      let column = box.origin.column + 3 + index / rows * width
      return (hint, TerminalPoint(column: column, row: box.origin.row + 1 + index % rows))
    }
    return (box, placed)
  }

  /// Presses the key of the hint at a point, so that the mouse can do all that keys do.
  func pressHint(at point: TerminalPoint) {
    let hints = isListingKeys ? list.hints : lastRow
    isListingKeys = false
    let hint = hints.first { placed in
      let columns = placed.point.column..<placed.point.column + placed.hint.width
      return placed.point.row == point.row && columns.contains(point.column)
    }?.hint
    guard let stroke = hint?.stroke else { return }
    press(stroke.key, stroke.modifiers)
  }

  func paintKeys(on canvas: inout TerminalCanvas) {
    for (hint, point) in lastRow { canvas.write(hint, at: point) }
    guard isListingKeys else { return }
    let (box, hints) = list
    canvas.cursor = nil
    canvas.fade(canvas.bounds, clip: canvas.bounds)
    canvas.fillPanel(box)
    for (hint, point) in hints { canvas.write(hint, at: point) }
  }
}

extension TerminalCanvas {
  fileprivate mutating func write(_ hint: TerminalKeyHint, at point: TerminalPoint) {
    write(
      hint.key, at: point, style: TerminalStyle(foreground: .secondary, isBold: true), clip: bounds)
    var title = point
    title.column += TerminalText.width(hint.key) + 1
    write(hint.title, at: title, style: TerminalStyle(foreground: .tertiary), clip: bounds)
  }

  /// Draws an empty panel with a border.
  fileprivate mutating func fillPanel(_ box: TerminalRect) {
    fill(box, .background, clip: bounds)
    let inside = max(0, box.size.columns - 2)
    for row in box.rows {
      let (left, middle, right) =
        switch row {
        case box.rows.lowerBound: ("╭", "─", "╮")
        case box.rows.upperBound - 1: ("╰", "─", "╯")
        default: ("│", " ", "│")
        }
      write(
        left + String(repeating: middle, count: inside) + right,
        at: TerminalPoint(column: box.origin.column, row: row),
        style: TerminalStyle(foreground: .separator), clip: bounds)
    }
  }
}

extension TerminalKeyHint {
  /// The key to press for this hint; nil if it stands for several keys.
  fileprivate var stroke: (key: TerminalKey, modifiers: TerminalModifiers)? {
    switch key {
    case "⏎": (.enter, [])
    case "Esc": (.escape, [])
    case "⇥": (.tab, [])
    case "⇧⇥": (.backTab, [])
    case "^C": (.character("c"), .control)
    default: key.count == 1 ? key.first.map { (.character($0), []) } : nil
    }
  }
}
