/// Swift code, read once from start to end: its tokens, and where its comments and literals are.
///
/// It reads byte by byte, so that it is fast without optimization, too.
package struct SwiftScanner {
  /// The words, numbers, texts and signs.
  package private(set) var tokens: [SwiftToken] = []
  /// The bytes of comments and texts, in order.
  ///
  /// What is between the parentheses of a value in a text is code.
  package private(set) var literals: [Range<Int>] = []
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Reads code.
  package init(_ code: String) {
    bytes = Array(code.utf8)
    scan(untilClosed: false)
  }

  /// Reads to the end, or to the parenthesis that closes a value in a text.
  private mutating func scan(untilClosed: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case _ where byte.isWord: scanWord()
      case .slash where peek(1) == .slash: skipLine()
      case .slash where peek(1) == .star: skipComment()
      case .quote: scanText()
      case .hash where startsRawText: scanText()
      case UInt8(ascii: "`"): index += 1
      case UInt8(ascii: " "), .newline, UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
      default:
        depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        if untilClosed, depth < 0 { return }
        let count = starts("->") ? 2 : 1
        add(.sign, bytes[index..<index + count], line)
        index += count
      }
    }
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private var startsRawText: Bool {
    peek() == .hash && bytes[index...].first { $0 != .hash } == .quote
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if peek() == .newline { line += 1 }
      index += 1
    }
  }

  private mutating func skipLine() {
    let start = index
    while let byte = peek(), byte != .newline { index += 1 }
    literals.append(start..<index)
  }

  private mutating func skipComment() {
    let start = index
    var depth = 0
    repeat {
      let step = starts("/*") ? 1 : starts("*/") ? -1 : 0
      depth += step
      advance()
      if step != 0 { advance() }
    } while depth > 0 && peek() != nil
    literals.append(start..<index)
  }

  private mutating func scanWord() {
    let start = index
    let isNumber = bytes[index].isDigit
    while let byte = peek(),
      byte.isWord || isNumber && byte == UInt8(ascii: ".") && peek(1)?.isDigit == true
    {
      index += 1
    }
    if bytes[start..<index].elementsEqual("try".utf8), peek() == UInt8(ascii: "!") { index += 1 }
    add(isNumber ? .number : .word, bytes[start..<index], line)
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ bytes: some Sequence<UInt8>, _ line: Int) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    tokens.append(SwiftToken(kind: kind, text: text, line: line))
  }

  /// Reads a text of one line or several, raw or not; one that isn't closed ends with its line.
  private mutating func scanText() {
    let place = tokens.count
    let firstLine = line
    var start = index
    let hashes = String(repeating: "#", count: bytes[index...].prefix { $0 == .hash }.count)
    advance(by: hashes.utf8.count)
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    advance(by: quotes.utf8.count)
    var text: [UInt8] = []
    while let byte = peek(), !starts(quotes + hashes), byte != .newline || quotes.count == 3 {
      if starts("\\" + hashes + "(") {
        advance(by: hashes.utf8.count + 2)
        literals.append(start..<index)
        text.append(UInt8(ascii: "%"))
        scan(untilClosed: true)
        start = index
        advance()
      } else if starts("\\" + hashes) {
        advance(by: hashes.utf8.count + 1)
        text += scanEscape()
      } else {
        text.append(byte)
        advance()
      }
    }
    if peek() != .newline { advance(by: quotes.utf8.count + hashes.utf8.count) }
    literals.append(start..<index)
    let token = SwiftToken(
      kind: .text, text: String(decoding: text, as: UTF8.self), line: firstLine)
    tokens.insert(token, at: place)
  }

  /// Reads what follows the backslash of an escape, and returns its meaning.
  private mutating func scanEscape() -> [UInt8] {
    guard let byte = peek() else { return [] }
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [.newline]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "u"):
      let digits = bytes[index...].dropFirst().prefix(while: \.isWord)
      advance(by: digits.count + 2)
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        .flatMap(Unicode.Scalar.init)
      return scalar.map { Array(String($0).utf8) } ?? []
    default: return [byte]
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is a part of a word or number: a letter, a digit, an underscore, or not ASCII.
  fileprivate var isWord: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 128
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 32)
  }
}
