/// A key and what it does, as the help line names it.
struct TerminalKeyHint: Hashable, Sendable {
  var key: String
  var title: String

  init(_ key: String, _ title: String) {
    self.key = key
    self.title = title
  }
}
