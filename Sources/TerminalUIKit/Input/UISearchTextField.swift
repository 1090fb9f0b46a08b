public import Foundation

/// A field for words to search for: it has a glass, can be cleared, and Escape empties it.
@MainActor open class UISearchTextField: UITextField {
  /// Makes an empty field at the given place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    returnKeyType = .search
    autocapitalizationType = .none
  }

  /// Makes an empty field; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var leadingMark: String { "⌕ " }

  override var hasClearMark: Bool { isEditing }

  override var keyHints: [TerminalKeyHint] {
    let canClear = isEditing && !line.characters.isEmpty
    return super.keyHints + (canClear ? [TerminalKeyHint("Esc", "Clear")] : [])
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard key == .escape, isEnabled, !line.characters.isEmpty else {
      return super.handle(key, modifiers)
    }
    clear()
    return true
  }
}
