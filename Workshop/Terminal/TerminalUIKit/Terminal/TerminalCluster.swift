/// A grapheme cluster as shown in cells, and the number of columns it takes.
struct TerminalCluster: Hashable, Sendable {
  let text: String
  let width: Int

  /// Creates the cluster of a character; nil if a terminal shows nothing for it.
  ///
  /// All text is measured here, and control characters are removed here.
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

  /// Returns the text of a character, cut where a letter with a thousand accents would fill a cell
  /// without bound.
  private static func bounded(_ character: Character) -> String {
    let text = String(character)
    guard text.utf8.count > 64 else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.prefix(16))
    return String(scalars)
  }
}
