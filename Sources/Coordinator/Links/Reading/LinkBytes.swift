/// The bytes of a link, cut into ranges: slices would each count a reference to them.
struct LinkBytes: Sendable {
  let bytes: [UInt8]

  init(_ link: String) {
    bytes = Array(link.utf8)
  }

  subscript(index: Int) -> UInt8 { bytes[index] }

  func index(of byte: UInt8, in range: Range<Int>) -> Int? {
    for index in range where bytes[index] == byte { return index }
    return nil
  }

  /// Cuts at the first of a byte: what is before it, and what is after it if it is there.
  func cut(_ range: Range<Int>, at byte: UInt8) -> (head: Range<Int>, tail: Range<Int>?) {
    guard let index = index(of: byte, in: range) else { return (range, nil) }
    return (range.lowerBound..<index, index + 1..<range.upperBound)
  }

  func count(of byte: UInt8, in range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] == byte { count += 1 }
    return count
  }

  func allSatisfy(in range: Range<Int>, _ isTrue: (UInt8) -> Bool) -> Bool {
    for index in range where !isTrue(bytes[index]) { return false }
    return true
  }

  /// Whether a range is this text but for the case of ASCII letters.
  func matches(_ lowercased: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count == lowercased.count else { return false }
    for (offset, byte) in lowercased.enumerated()
    where bytes[range.lowerBound + offset].lowercased != byte { return false }
    return true
  }

  func lowercasedText(in range: Range<Int>) -> String {
    String(decoding: range.map { bytes[$0].lowercased }, as: UTF8.self)
  }
}

extension UInt8 {
  static let ampersand = UInt8(ascii: "&")
  static let at = UInt8(ascii: "@")
  static let backslash = UInt8(ascii: "\\")
  static let colon = UInt8(ascii: ":")
  static let dot = UInt8(ascii: ".")
  static let equals = UInt8(ascii: "=")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let questionMark = UInt8(ascii: "?")
  static let slash = UInt8(ascii: "/")

  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isUppercaseLetter: Bool { (0x41...0x5A).contains(self) }
  var isLetter: Bool { isUppercaseLetter || (0x61...0x7A).contains(self) }
  var lowercased: UInt8 { isUppercaseLetter ? self + 0x20 : self }

  /// Whether it stands for itself wherever it is in a link.
  var isUnreserved: Bool {
    isLetter || isDigit || self == .dot || self == 0x2D || self == 0x5F || self == 0x7E
  }

  /// Whether a scheme may have it after its first letter.
  var isInScheme: Bool { isLetter || isDigit || self == .dot || self == 0x2B || self == 0x2D }

  /// Whether a link may have it as it is, outside a fragment.
  ///
  /// Spaces, control characters, quotes, `<>`, `{}` and `\^|` are no part of a link. What is beyond
  /// ASCII is part of a letter, since a Swift string is valid UTF-8.
  var isAllowedInLink: Bool {
    switch self {
    case 0...0x20, 0x7F, 0x22, 0x23, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D: false
    default: true
    }
  }

  var hexValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}
