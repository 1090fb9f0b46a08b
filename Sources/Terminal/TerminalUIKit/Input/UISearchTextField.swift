public import Foundation

/// A text field for searching, with a magnifying glass and a clear button; Escape clears it as
/// well.
@MainActor open class UISearchTextField: UITextField {
  /// Creates an empty field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    returnKeyType = .search
    autocapitalizationType = .none
  }

  /// Creates an empty field; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var leadingMark: String { "⌕ " }

  override var hasClearMark: Bool { isEditing }

  override var keyHints: [TerminalKeyHint] {
    let canClear = isEditing && !line.characters.isEmpty
    return super.keyHints + (canClear ? [TerminalKeyHint("Esc", .clear)] : [])
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard key == .escape, isEnabled, !line.characters.isEmpty else {
      return super.handle(key, modifiers)
    }
    clear()
    return true
  }
}
