/// A key and its effect, as shown in the help line.
struct TerminalKeyHint: Hashable, Sendable {
  var key: String
  var title: String
  /// Whether the key works for a short time only.
  var isOffered = false

  init(_ key: String, _ title: String) {
    self.key = key
    self.title = title
  }

  init(_ key: String, _ word: TerminalWord) { self.init(key, word.text) }

  /// Whether Escape is the key, or one of them.
  var isEscape: Bool { key.hasSuffix("Esc") }

  /// The columns of the key and its title.
  var width: Int {
    TerminalText.width(key) + (title.isEmpty ? 0 : 1 + TerminalText.width(title))
  }

  /// Returns the hint with its title shortened to a number of columns for both.
  func shortened(toColumns columns: Int) -> Self {
    guard width > columns else { return self }
    let room = columns - TerminalText.width(key) - 1
    return Self(key, TerminalText.truncate(title, columns: max(1, room)))
  }

  /// Whether the key is a letter.
  var isLetter: Bool { isTyped && key.first?.isLetter == true }

  /// Whether the key is a letter or a digit, which a text field would type instead.
  var isTyped: Bool {
    guard let first = key.first else { return false }
    return first.isNumber || first == ":" || (first.isLetter && key.count < 3)
  }
}
