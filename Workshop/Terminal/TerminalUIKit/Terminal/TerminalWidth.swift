/// The number of columns of a character, by Unicode's East Asian widths and emoji presentation.
enum TerminalWidth {
  /// The ranges of characters that are two columns wide; the standard library knows the emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]

  /// Returns zero, one or two columns; zero means that the character isn't shown.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let base = scalars.first(where: { !isInvisible($0) }) else { return 0 }
    if isWide(base) { return 2 }
    guard scalars.count > 1, base.properties.isEmoji else { return 1 }
    return scalars.contains("\u{FE0F}") || isRegional(base) ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100, !isRegional(scalar) else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    // Punctuation, lines, arrows and stars are most of what a screen shows beside ASCII; two
    // brackets among them are wide.
    if value > 0x115F, value < 0x2E80 { return value == 0x2329 || value == 0x232A }
    return wide.contains { $0.contains(value) }
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Returns whether the character isn't shown by itself: a control, a format mark, or an accent or
  /// vowel without its base.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .nonspacingMark, .enclosingMark, .lineSeparator,
      .paragraphSeparator:
      true
    default:
      (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
    }
  }
}
