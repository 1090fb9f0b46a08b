extension TerminalParser {
  /// Returns the key that sends a byte below 32, or 127.
  static func control(_ byte: UInt8) -> (key: TerminalKey, modifiers: TerminalModifiers) {
    switch byte {
    case 0x00: (.character(" "), .control)
    case 0x08, 0x7F: (.backspace, [])
    case 0x09: (.tab, [])
    case 0x0A, 0x0D: (.enter, [])
    case 0x01...0x1A: (.character(Character(UnicodeScalar(byte | 0x60))), .control)
    default: (.character(Character(UnicodeScalar(byte | 0x40))), .control)
    }
  }

  /// Returns the text of a paste, with `\n` as line breaks and no other control characters except
  /// tabs.
  static func pasted(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": text.append("\n")
      case "\n" where previous == "\r": break
      case "\t", "\n", " "..."~", "\u{A0}"...: text.append(scalar)
      default: break
      }
      previous = scalar
    }
    return String(text)
  }
}
