/// A grapheme cluster as cells show it, and the number of columns it takes.
struct TerminalCluster: Hashable, Sendable {
  let text: String
  let width: Int

  /// The cluster of a character, or nothing where a terminal shows nothing.
  ///
  /// This is the one place that measures; it is also the gate that no control character passes.
  init?(_ character: Character) {
    if let ascii = character.asciiValue {
      guard let text = Self.printable(ascii) else { return nil }
      self.text = text
      width = 1
      return
    }
    width = TerminalWidth.columns(of: character)
    guard width > 0 else { return nil }
    text = Self.bounded(character)
  }

  private static func printable(_ ascii: UInt8) -> String? {
    switch ascii {
    case 0x20..<0x7F: String(UnicodeScalar(ascii))
    case 0x09...0x0D: " "
    default: nil
    }
  }

  /// Keeps a base with a thousand accents from growing a cell without bound.
  private static func bounded(_ character: Character) -> String {
    let text = String(character)
    guard text.utf8.count > 64 else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.prefix(16))
    return String(scalars)
  }
}
