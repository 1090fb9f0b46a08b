import Foundation

/// The keys that work at the moment, in the last row.
extension TerminalScreen {
  /// The words in the last row, and the keys behind them, each in its place.
  ///
  /// The most important keys come first, and as many of the others as fit with their titles. The list of keys, which
  /// names all of them, is the last, unless the words leave no room for it.
  private var lastRow: (words: String, keys: [PlacedKeyHint]) {
    let hints =
      isListingKeys ? listHints : keyHints.sorted { importance(of: $0) < importance(of: $1) }
    var end = isListingKeys ? [] : [TerminalKeyHint(listKey, .keys)]
    var words = isListingKeys ? "" : hiddenPrompt ?? ""
    if !words.isEmpty {
      let room = size.columns - 2 - columns(of: hints.filter(\.isOffered))
      if TerminalText.width(words) + columns(of: end) > room { end = [] }
      words = TerminalText.truncate(words, columns: max(1, room))
    }
    let start = words.isEmpty ? 1 : TerminalText.width(words) + 4
    var room = size.columns + 2 - start - columns(of: end)
    var shown: [TerminalKeyHint] = []
    for hint in hints where columns(of: [hint]) <= room || (shown.isEmpty && words.isEmpty) {
      shown.append(hint.shortened(toColumns: room - 3))
      room -= columns(of: shown.suffix(1))
    }
    var point = TerminalPoint(column: start, row: size.rows - 1)
    let placed = (shown + end).map { hint in
      defer { point.column += columns(of: [hint]) }
      return PlacedKeyHint(hint, at: point)
    }
    return (words, placed)
  }

  /// The columns of hints, with a space behind each.
  private func columns(of hints: [TerminalKeyHint]) -> Int { hints.reduce(0) { $0 + $1.width + 3 } }

  /// The prompt of the page in front, if its bar has no room for it or is covered.
  private var hiddenPrompt: String? {
    guard let window = windowScene.keyWindow else { return nil }
    let layers = window.subviews.compactMap { $0 as? PresentationView }
    let pages = (layers.reversed().map(\.presented) + [window.rootViewController])
      .compactMap { $0?.pageController }
      .flatMap { $0.splitViewController?.shownPages ?? [$0] }
    let items = pages.map(\.navigationItem).filter { $0.prompt != nil }
    let isSeen = items.contains { item in
      guard let bar = item.bar, let frame = bar.promptFrame else { return false }
      return !layers.contains { !bar.isDescendant(of: $0) && $0.covers(frame) }
    }
    return isSeen ? nil : items.first?.prompt
  }

  /// The rank of a hint: what sends a form, what is offered for a short time, what Enter does, the way back, the keys of
  /// the page, how to quit, and what every page has.
  func importance(of hint: TerminalKeyHint) -> Int {
    switch hint.key {
    case Self.sendKey: 0
    case _ where hint.isOffered: 1
    case _ where hint.key.hasPrefix("⏎"): 2
    case _ where hint.isEscape: 3
    case "q", "^C": isTyping ? 4 : 5
    case _ where hint.isOfPage: 4
    default: 6
    }
  }

  /// The key that sends a form.
  static let sendKey = "^S"

  /// The key that lists all keys, which a text field must not type.
  var listKey: String { isTyping ? "^G" : "?" }

  /// Presses the key of the hint at a point, so that the mouse can do all that keys do.
  func pressHint(at point: TerminalPoint) {
    if let stroke = stroke(at: point, in: lastRow.keys) {
      return press(stroke.key, stroke.modifiers)
    }
    guard isListingKeys else { return }
    let stroke = stroke(at: point, in: keyList.hints)
    isListingKeys = false
    if let stroke, stroke != (.character("?"), []) { press(stroke.key, stroke.modifiers) }
  }

  private func stroke(
    at point: TerminalPoint, in hints: [PlacedKeyHint]
  ) -> TerminalKeyHint.Stroke? {
    hints.lazy.compactMap { $0.stroke(at: point) }.first
  }

  func paintKeys(on canvas: inout TerminalCanvas) {
    let row = lastRow
    let point = TerminalPoint(column: 1, row: size.rows - 1)
    if let notice {
      let style = TerminalStyle(foreground: .secondary)
      canvas.write(notice, at: point, style: style, clip: canvas.bounds)
    } else {
      let style = TerminalStyle(foreground: .green)
      canvas.write(row.words, at: point, style: style, clip: canvas.bounds)
      for hint in row.keys { canvas.write(hint, clip: canvas.bounds) }
    }
    if isListingKeys { paintKeyList(on: &canvas) }
  }
}

extension TerminalKeyHint {
  /// Whether only the page says what the key does: a letter, or the arrows that change a value.
  var isOfPage: Bool { isLetter || key == "←→" }

  typealias Stroke = (key: TerminalKey, modifiers: TerminalModifiers)

  /// Returns the key to press for a click on the hint, counted in columns from its start.
  ///
  /// The whole hint stands for its key. Where it names several keys, each name stands for its own.
  func stroke(at column: Int) -> Stroke? {
    if let stroke = Self.stroke(named: key) { return stroke }
    var end = 0
    for name in names {
      let start = end
      end += TerminalText.width(name)
      if (start..<end).contains(column) { return Self.stroke(named: name) }
    }
    return nil
  }

  /// The names of the keys and the spaces between them; arrows have no spaces.
  private var names: [String] {
    key.split(separator: " ").flatMap { word in
      let name = String(word)
      return (Self.stroke(named: name) == nil ? name.map(String.init) : [name]) + [" "]
    }
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
