import Foundation

/// The keys that work at the moment: in the last row, and all of them in a list.
extension TerminalScreen {
  /// The hints in the last row, each with its position.
  ///
  /// The most important come first, and as many follow as fit. The list of keys, which names all of them, is always
  /// the last. Where the keys of the screen have no room, those that everyone knows lose their titles.
  private var lastRow: [(hint: TerminalKeyHint, point: TerminalPoint)] {
    var hints =
      isListingKeys ? listHints : keyHints.sorted { importance(of: $0) < importance(of: $1) }
    var end = isListingKeys ? [] : [TerminalKeyHint(listKey, .keys)]
    for (known, rank) in [(listKey, 3), ("Esc", 3), ("⏎", 2)] {
      let needed = hints.filter { importance(of: $0) <= rank }.count
      guard fitting(hints, before: end) < needed else { continue }
      for index in hints.indices where hints[index].key.hasPrefix(known) { hints[index].title = "" }
      if known == listKey { end = end.map { TerminalKeyHint($0.key, "") } }
    }
    var point = TerminalPoint(column: 1, row: size.rows - 1)
    return (hints.prefix(fitting(hints, before: end)) + end).map { hint in
      defer { point.column += hint.width + 3 }
      return (hint, point)
    }
  }

  /// Returns how many of the hints there are columns for, if those at the end follow.
  private func fitting(_ hints: [TerminalKeyHint], before end: [TerminalKeyHint]) -> Int {
    var remaining = size.columns + 1 - end.reduce(0) { $0 + $1.width + 3 }
    return hints.prefix { hint in
      remaining -= hint.width + 3
      return remaining >= 0
    }.count
  }

  /// The rank of a hint in the last row: what sends a form, what Enter does, the way back, the keys of the page, how to
  /// quit, and what every page has.
  private func importance(of hint: TerminalKeyHint) -> Int {
    switch hint.key {
    case Self.sendKey: 0
    case _ where hint.key.hasPrefix("⏎"): 1
    case _ where hint.isEscape: 2
    case "q", "^C": isTyping ? 3 : 4
    case _ where hint.isOfPage: 3
    default: 5
    }
  }

  /// The key that sends a form.
  static let sendKey = "^S"

  /// The key that lists all keys, which a text field must not type.
  private var listKey: String { isTyping ? "^G" : "?" }

  /// All keys in groups, each below its name, which is a hint without a key: those of the screen, those that
  /// move, and those of the app, with the mouse and links.
  private var keyGroups: [[TerminalKeyHint]] {
    let others = (focusScope?.focusableViews ?? []).flatMap(\.keyHints).filter { $0.key != "⏎" }
    let added = responders.flatMap { responder in
      responder.allKeyHints.filter { !ignores($0, of: responder) }
    }
    let own = keyHints + added + others
    let moves: [(String, TerminalWord)] = [
      ("⇥", .next), ("⇧⇥", .previous), ("←↑↓→", .moveOrScroll), ("hjkl gG", .moveOrScroll),
      (TerminalWord.pageKeys.text, .scrollByPage), ("^U ^D", .scrollByPage),
      (TerminalWord.endKeys.text, .scrollToEnds),
    ]
    let app: [(String, TerminalWord)] = [
      ("^C", .quit), ("^Z", .suspend), (listKey, .close), (TerminalWord.mouse.text, .mouseMoves),
      (TerminalWord.paste.text, .openLink),
    ]
    let pageKeys = [TerminalWord.next, .move].map(\.text)
    let appKeys =
      [TerminalWord.tabs, .goTo, .quit].map(\.text)
      + (windowScene.keyWindow?.allKeyHints ?? []).map(\.title)
    var keys = Set(isTyping ? ["hjkl gG", "^U ^D", "?", "q"] : [])
    return [
      (TerminalWord.thisScreen, own.filter { !(pageKeys + appKeys).contains($0.title) }),
      (.moving, own.filter { pageKeys.contains($0.title) } + moves.map { .init($0, $1) }),
      (.app, own.filter { appKeys.contains($0.title) } + app.map { .init($0, $1) }),
    ].map { name, hints in
      let fresh = hints.filter { hint in
        // A hint of two keys stands for each of them.
        defer { keys.formUnion(hint.key.split(separator: " ").map(String.init)) }
        return keys.insert(hint.key).inserted
      }
      return fresh.isEmpty ? [] : [TerminalKeyHint("", name)] + fresh
    }
  }

  private var allKeys: [TerminalKeyHint] { keyGroups.flatMap(\.self) }

  /// The rows of the list that have room.
  private var listedRows: Int { max(1, size.rows - 4) }

  /// The keys of the list itself: while it is shown, those of the screen do nothing.
  private var listHints: [TerminalKeyHint] {
    let scroll = list.hints.count < allKeys.count ? [TerminalKeyHint("↑↓", .scroll)] : []
    return [TerminalKeyHint("Esc", .close)] + scroll + [TerminalKeyHint("^C", .quit)]
  }

  /// Scrolls or closes the list of keys; other keys do nothing while it is shown.
  func handleInList(_ key: TerminalKey, _ modifiers: TerminalModifiers) {
    let closes = [.escape, .enter, .character("?")].contains(key)
    if !scrollKeys(key, modifiers), closes { isListingKeys = false }
  }

  /// Scrolls the list of keys where its columns have no room side by side.
  private func scrollKeys(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    let steps: [TerminalKey: Int] = [
      .up: -1, .down: 1, .pageUp: -listedRows, .pageDown: listedRows, .home: -999, .end: 999,
    ]
    var moved: TerminalKey? = key
    if case .character(let letter) = key {
      moved = modifiers == .control ? Self.pages[letter] : Self.moves[letter]
    }
    guard let step = moved.flatMap({ steps[$0] }), list.hints.count < allKeys.count else {
      return false
    }
    scrollListedKeys(by: step)
    return true
  }

  /// Scrolls the list of keys by rows, as far as there are more.
  func scrollListedKeys(by rows: Int) {
    firstListedKey = max(0, min(firstListedKey + rows, allKeys.count - list.hints.count))
  }

  /// The list of keys in the middle of the screen: in as many columns as it needs, or in one that
  /// scrolls.
  private var list: (box: TerminalRect, hints: [(hint: TerminalKeyHint, point: TerminalPoint)]) {
    let hints = allKeys
    let width = (hints.map(\.width).max() ?? 0) + 3
    var columns = keyColumns
    if columns.count * width + 3 > size.columns {
      let rows = min(hints.count, listedRows)
      columns = [Array(hints.dropFirst(min(firstListedKey, hints.count - rows)).prefix(rows))]
    }
    let rows = columns.map(\.count).max() ?? 0
    let boxWidth = min(columns.count * width + 3, size.columns)
    let box = TerminalRect(
      column: (size.columns - boxWidth) / 2, row: max(0, (size.rows - rows - 2) / 2),
      columns: boxWidth, rows: rows + 2)
    let placed = zip(columns.indices, columns).flatMap { index, column in
      zip(column.indices, column).map { row, hint in
        let left = box.origin.column + 3 + index * width
        return (hint, TerminalPoint(column: left, row: box.origin.row + 1 + row))
      }
    }
    return (box, placed)
  }

  /// The keys in columns, which break between groups, and in a group only if it is higher than the screen.
  private var keyColumns: [[TerminalKeyHint]] {
    let rows = min(listedRows, 20)
    return keyGroups.reduce(into: []) { columns, group in
      if let last = columns.last, last.count + group.count <= rows {
        columns[columns.count - 1] += group
      } else {
        columns += stride(from: 0, to: group.count, by: rows).map {
          Array(group[$0...].prefix(rows))
        }
      }
    }
  }

  /// Presses the key of the hint at a point, so that the mouse can do all that keys do.
  func pressHint(at point: TerminalPoint) {
    if let stroke = stroke(at: point, in: lastRow) { return press(stroke.key, stroke.modifiers) }
    guard isListingKeys else { return }
    let stroke = stroke(at: point, in: list.hints)
    isListingKeys = false
    if let stroke, stroke != (.character("?"), []) { press(stroke.key, stroke.modifiers) }
  }

  private func stroke(
    at point: TerminalPoint, in hints: [(hint: TerminalKeyHint, point: TerminalPoint)]
  ) -> TerminalKeyHint.Stroke? {
    hints.lazy.filter { $0.point.row == point.row }
      .compactMap { $0.hint.stroke(at: point.column - $0.point.column) }.first
  }

  func paintKeys(on canvas: inout TerminalCanvas) {
    if let notice {
      canvas.write(
        notice, at: TerminalPoint(column: 1, row: size.rows - 1),
        style: TerminalStyle(foreground: .secondary), clip: canvas.bounds)
    } else {
      for (hint, point) in lastRow { canvas.write(hint, at: point, clip: canvas.bounds) }
    }
    guard isListingKeys else { return }
    let (box, hints) = list
    canvas.cursor = nil
    canvas.fade(canvas.bounds, clip: canvas.bounds)
    canvas.fillPanel(box, title: TerminalWord.keys.text)
    let inside = box.inside(ofCaps: true)
    for (hint, point) in hints { canvas.write(hint, at: point, clip: inside) }
    let above = min(firstListedKey, allKeys.count - hints.count)
    let below = allKeys.count - hints.count - above
    if above > 0 { canvas.writeMark("↑ \(above)", row: box.rows.lowerBound, box) }
    if below > 0 { canvas.writeMark("↓ \(below)", row: box.rows.upperBound - 1, box) }
  }
}

extension TerminalCanvas {
  /// Writes a key and its effect, which is shortened where it has no room.
  fileprivate mutating func write(
    _ hint: TerminalKeyHint, at point: TerminalPoint, clip: TerminalRect
  ) {
    var title = point
    if !hint.key.isEmpty { title.column += TerminalText.width(hint.key) + 1 }
    let room = max(1, clip.columns.upperBound - title.column)
    let words = TerminalText.truncate(hint.title, columns: room)
    guard !hint.key.isEmpty else {
      return write(words, at: title, style: TerminalStyle(isBold: true), clip: clip)
    }
    write(
      hint.key, at: point, style: TerminalStyle(foreground: .secondary, isBold: true), clip: clip)
    write(words, at: title, style: TerminalStyle(foreground: .tertiary), clip: clip)
  }

  /// Writes in an edge of a panel how many lines there are beyond it.
  fileprivate mutating func writeMark(_ mark: String, row: Int, _ box: TerminalRect) {
    let words = " \(mark) "
    let column = box.columns.upperBound - 2 - TerminalText.width(words)
    write(
      words, at: TerminalPoint(column: column, row: row), style: TerminalStyle(isBold: true),
      clip: box)
  }

  /// Draws an empty panel with a border, and a title in it.
  fileprivate mutating func fillPanel(_ box: TerminalRect, title: String) {
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
    let point = TerminalPoint(column: box.origin.column + 2, row: box.origin.row)
    write(" \(title) ", at: point, style: TerminalStyle(isBold: true), clip: box)
  }
}

extension TerminalKeyHint {
  /// Whether only the page says what the key does: a letter, or the arrows that change a value.
  fileprivate var isOfPage: Bool { isLetter || key == "←→" }

  typealias Stroke = (key: TerminalKey, modifiers: TerminalModifiers)

  /// Returns the key to press for a click on the hint, counted in columns from its start.
  ///
  /// The whole hint stands for its key. Where it names several keys, each name stands for its own.
  fileprivate func stroke(at column: Int) -> Stroke? {
    guard (0..<width).contains(column) else { return nil }
    if let stroke = Self.stroke(named: key) { return stroke }
    var end = 0
    let words = key.split(separator: " ").flatMap { [String($0), " "] }
    for name in key.contains(" ") ? words : key.map(String.init) {
      let start = end
      end += TerminalText.width(name)
      if (start..<end).contains(column) { return Self.stroke(named: name) }
    }
    return nil
  }

  private static func stroke(named name: String) -> Stroke? {
    switch name {
    case "⏎": (.enter, [])
    case "Esc": (.escape, [])
    case "⇥": (.tab, [])
    case "⇧⇥": (.backTab, [])
    case "←": (.left, [])
    case "→": (.right, [])
    case "↑": (.up, [])
    case "↓": (.down, [])
    case TerminalWord.pageKeys.names[0]: (.pageUp, [])
    case TerminalWord.pageKeys.names[1]: (.pageDown, [])
    case TerminalWord.endKeys.names[0]: (.home, [])
    case TerminalWord.endKeys.names[1]: (.end, [])
    case " ", "–": nil
    case _ where name.hasPrefix("^") && name.count == 2:
      name.last.flatMap { $0.lowercased().first }.map { (.character($0), .control) }
    default: name.count == 1 ? name.first.map { (.character($0), []) } : nil
    }
  }
}
