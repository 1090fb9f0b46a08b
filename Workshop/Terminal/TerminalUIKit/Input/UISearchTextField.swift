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
    leftViewMode = .always
  }

  /// Creates an empty field; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var leadingMark: String { leftViewMode == .always ? "⌕ " : "" }

  override var hasClearMark: Bool { isEditing }

  override var keyHints: [TerminalKeyHint] {
    let canClear = isEditing && !line.characters.isEmpty
    return super.keyHints + (canClear ? [TerminalKeyHint("Esc", .clear)] : [])
  }

  /// Clears the text, or moves from a search to its first result.
  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled, !line.characters.isEmpty, key == .escape || (key == .down && isEditing) else {
      return super.handle(key, modifiers)
    }
    if key == .escape { clear() } else { resignFirstResponder() }
    return true
  }
}
