extension TextLine {
  /// Returns the edit that a key makes; nil if the key has no effect on a line of text.
  func edit(for key: TerminalKey, _ modifiers: TerminalModifiers) -> Edit? {
    let isByWord = !modifiers.isDisjoint(with: [.control, .alt])
    switch key {
    case .left, .right, .home, .end:
      return position(for: key, isByWord: isByWord)
        .map { .move($0, isSelecting: modifiers.contains(.shift)) }
    case .backspace:
      return deletion { isByWord ? wordStart(before: $0)..<$0 : max(0, $0 - 1)..<$0 }
    case .delete:
      return deletion { isByWord ? $0..<wordEnd(after: $0) : $0..<min($0 + 1, characters.count) }
    case .character(let character) where isByWord:
      return shortcut(character, modifiers)
    case .character(let character):
      return .replace(selection, Self.sanitised(String(character)))
    case .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown:
      return nil
    }
  }

  private func position(for key: TerminalKey, isByWord: Bool) -> Int? {
    switch key {
    case .left: isByWord ? wordStart(before: cursor) : cursor - 1
    case .right: isByWord ? wordEnd(after: cursor) : cursor + 1
    case .home: 0
    case .end: characters.count
    default: nil
    }
  }

  /// Returns the edit for one of the shortcuts that are common in terminals.
  private func shortcut(_ character: Character, _ modifiers: TerminalModifiers) -> Edit? {
    switch (character, modifiers.contains(.control)) {
    case ("a", true): .move(0, isSelecting: false)
    case ("e", true): .move(characters.count, isSelecting: false)
    case ("k", true): .replace(cursor..<characters.count, "")
    case ("u", true): .replace(0..<cursor, "")
    case ("w", true): deletion { wordStart(before: $0)..<$0 }
    case ("b", false): .move(wordStart(before: cursor), isSelecting: false)
    case ("f", false): .move(wordEnd(after: cursor), isSelecting: false)
    case ("d", false): deletion { $0..<wordEnd(after: $0) }
    default: nil
    }
  }

  /// Deletes the selection, or else the characters beside the cursor.
  private func deletion(_ beside: (Int) -> Range<Int>) -> Edit {
    .replace(selection.isEmpty ? beside(cursor) : selection, "")
  }
}
