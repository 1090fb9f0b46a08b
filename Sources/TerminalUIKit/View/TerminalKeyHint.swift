/// A key and what it does, as the help line names it.
struct TerminalKeyHint: Hashable, Sendable {
  var key: String
  var title: String

  init(_ key: String, _ title: String) {
    self.key = key
    self.title = title
  }

  /// The columns that both take.
  var width: Int { TerminalText.width(key) + 1 + TerminalText.width(title) }

  /// Whether the key is a letter or a digit, which a text field takes for itself.
  var isTyped: Bool {
    guard let first = key.first else { return false }
    return first.isNumber || (first.isLetter && key.count == 1)
  }
}
