import Foundation

/// The list of all keys, in the middle of the screen.
extension TerminalScreen {
  /// All keys in groups, each below its name, which is a hint without a key: those of the screen, in the order of the
  /// last row, those that move, and those of the app, with the mouse and links.
  private var keyGroups: [[TerminalKeyHint]] {
    let others = (focusScope?.focusableViews ?? []).flatMap(\.keyHints).filter { $0.key != "⏎" }
    let added = responders.flatMap { responder in
      responder.allKeyHints.filter { !ignores($0, of: responder) }
    }
    let own = (keyHints + added + others).sorted { importance(of: $0) < importance(of: $1) }
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
      [TerminalWord.tab, .tabs, .goTo, .quit].map(\.text)
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
      return fresh.isEmpty ? [] : [TerminalKeyHint("", name)] + fresh.sharingTitles
    }.filter { !$0.isEmpty }
  }

  /// The groups in one column, with an empty line between them.
  private var allKeys: [TerminalKeyHint] {
    Array(keyGroups.joined(separator: [TerminalKeyHint("", "")]))
  }

  /// The rows of the list that have room.
  private var listedRows: Int { max(1, size.rows - 4) }

  /// The number of rows of the list that have no room.
  private var hiddenRows: Int { keyList.isWhole ? 0 : max(0, allKeys.count - listedRows) }

  /// The keys of the list itself: while it is shown, those of the screen do nothing.
  var listHints: [TerminalKeyHint] {
    let scroll = hiddenRows > 0 ? [TerminalKeyHint("↑↓", .scroll)] : []
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
    guard let step = moved.flatMap({ steps[$0] }), hiddenRows > 0 else { return false }
    scrollListedKeys(by: step)
    return true
  }

  /// Scrolls the list of keys by rows, as far as there are more.
  func scrollListedKeys(by rows: Int) {
    firstListedKey = max(0, min(firstListedKey + rows, hiddenRows))
  }

  /// The list in as many columns as it needs, or in one that scrolls.
  var keyList: TerminalKeyList {
    let whole = TerminalKeyList(keyColumns, on: size, isWhole: true)
    if whole.columnsNeeded <= size.columns { return whole }
    let first = max(0, min(firstListedKey, allKeys.count - listedRows))
    let rows = Array(allKeys.dropFirst(first).prefix(listedRows))
    return TerminalKeyList(
      [rows], on: size, alignedWith: allKeys, isWhole: rows.count == allKeys.count)
  }

  /// The keys in columns, which break between groups, and in a group only if it is higher than the screen.
  private var keyColumns: [[TerminalKeyHint]] {
    let rows = min(listedRows, 20)
    return keyGroups.reduce(into: []) { columns, group in
      if let last = columns.last, last.count + 1 + group.count <= rows {
        columns[columns.count - 1] += [TerminalKeyHint("", "")] + group
      } else {
        columns += stride(from: 0, to: group.count, by: rows).map {
          Array(group[$0...].prefix(rows))
        }
      }
    }
  }

  func paintKeyList(on canvas: inout TerminalCanvas) {
    let list = keyList
    let box = list.box
    canvas.cursor = nil
    canvas.fade(canvas.bounds, clip: canvas.bounds)
    canvas.eraseScraps(beside: box)
    canvas.fillPanel(box, title: TerminalWord.keys.text)
    let inside = box.inside(ofCaps: true)
    for hint in list.hints { canvas.write(hint, clip: inside) }
    let above = min(firstListedKey, hiddenRows)
    let below = hiddenRows - above
    if above > 0 { canvas.writeMark("↑ \(above)", row: box.rows.lowerBound, box) }
    if below > 0 { canvas.writeMark("↓ \(below)", row: box.rows.upperBound - 1, box) }
  }
}

extension [TerminalKeyHint] {
  /// The hints with one for keys that have the same title, unless those would need many columns.
  fileprivate var sharingTitles: [TerminalKeyHint] {
    reduce(into: []) { hints, hint in
      let keys = { (other: TerminalKeyHint) in "\(other.key) \(hint.key)" }
      let shared = hints.firstIndex { $0.title == hint.title && TerminalText.width(keys($0)) <= 12 }
      if let shared { hints[shared].key = keys(hints[shared]) } else { hints.append(hint) }
    }
  }
}

extension TerminalCanvas {
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
