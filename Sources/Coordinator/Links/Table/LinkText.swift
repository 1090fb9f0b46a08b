/// Returns whether text would climb if it were used as a path.
func climbs(_ part: String) -> Bool {
  part.utf8.split(whereSeparator: { $0 == .slash || $0 == UInt8(ascii: "\\") })
    .contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
}

extension Substring.UTF8View {
  /// Whether it is a label of a host: letters and digits, and hyphens between them.
  var isLabel: Bool {
    !isEmpty && first != 0x2D && last != 0x2D
      && allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D }
  }
}

extension Unicode.Scalar {
  /// Whether it is plain: characters that control the display of text could fake other words.
  var isPlain: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    default: !properties.isBidiControl
    }
  }
}

extension UInt8 {
  static let ampersand = UInt8(ascii: "&")
  static let at = UInt8(ascii: "@")
  static let colon = UInt8(ascii: ":")
  static let dot = UInt8(ascii: ".")
  static let equals = UInt8(ascii: "=")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let plus = UInt8(ascii: "+")
  static let questionMark = UInt8(ascii: "?")
  static let slash = UInt8(ascii: "/")

  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// Whether it is unreserved anywhere in a link: letters, digits and `-._~`.
  var isUnreserved: Bool {
    isLetter || isDigit || self == .dot || self == 0x2D || self == 0x5F || self == 0x7E
  }

  /// Whether a link may contain it unencoded; beyond ASCII, it is part of a letter.
  var isAllowedInLink: Bool {
    self > 0x20 && self != 0x7F && !"\"#<>\\^`{|}".utf8.contains(self)
  }

  /// Whether it is neither a space nor a control character.
  var isVisible: Bool { self > 0x20 && self != 0x7F }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    isDigit ? self & 15 : (0x61...0x66).contains(self | 0x20) ? (self & 15) + 9 : nil
  }
}
