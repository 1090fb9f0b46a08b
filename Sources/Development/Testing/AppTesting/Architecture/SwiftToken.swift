/// A word, number, text or sign of Swift code.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    case word, number, text, sign
  }

  let kind: Kind
  /// The source text; for a string, the characters, with a `%` for each value.
  let text: String
  /// The line, from 1.
  let line: Int

  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
}

extension SwiftToken {
  /// Reads code, without its comments.
  ///
  /// A text comes before the tokens of the values in it.
  static func all(in code: String) -> [SwiftToken] {
    var scanner = SwiftScanner(code)
    scanner.scan(untilClosed: false)
    return scanner.tokens
  }
}

extension [SwiftToken] {
  /// Returns the indices behind the tokens of a phrase, wherever they are side by side.
  ///
  /// A star in front or at the end stands for the rest of a word.
  func ends(of phrase: String) -> [Int] {
    var wanted = SwiftToken.all(in: phrase)
    let endsWord = phrase.hasPrefix("*")
    let beginsWord = phrase.hasSuffix("*")
    if endsWord { wanted.removeFirst() }
    if beginsWord { wanted.removeLast() }
    func fits(_ token: SwiftToken, _ index: Int) -> Bool {
      let text = wanted[index].text
      guard token.kind == wanted[index].kind else { return false }
      return token.text == text || endsWord && index == 0 && token.text.hasSuffix(text)
        || beginsWord && index == wanted.count - 1 && token.text.hasPrefix(text)
    }
    return indices.filter { fits(self[$0], 0) }.map { self[$0...].prefix(wanted.count) }
      .filter { $0.count == wanted.count && zip($0, wanted.indices).allSatisfy(fits) }
      .map(\.endIndex)
  }

  /// The arguments of each call of a function, with their parentheses.
  func arguments(of function: String) -> [ArraySlice<SwiftToken>] {
    ends(of: function).map { self[($0 - 1)..<self[...].closing($0 - 1, "(", ")")] }
  }
}

/// Reads code byte by byte, so that it is fast without optimization, too.
private struct SwiftScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private(set) var tokens: [SwiftToken] = []

  init(_ code: String) { bytes = Array(code.utf8) }

  /// Reads to the end, or to the parenthesis that closes a value in a text.
  mutating func scan(untilClosed: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case _ where byte.isWord: scanWord()
      case .slash where peek(1) == .slash: skip { $0 != .newline }
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

  private mutating func advance() {
    if peek() == .newline { line += 1 }
    index += 1
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { advance() }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      let step = starts("/*") ? 1 : starts("*/") ? -1 : 0
      depth += step
      advance()
      if step != 0 { advance() }
    } while depth > 0 && peek() != nil
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
    let start = line
    let place = tokens.count
    let hashes = String(repeating: "#", count: bytes[index...].prefix { $0 == .hash }.count)
    index += hashes.utf8.count
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    index += quotes.utf8.count
    var text: [UInt8] = []
    while let byte = peek(), !starts(quotes + hashes), byte != .newline || quotes.count == 3 {
      if starts("\\" + hashes + "(") {
        index += hashes.utf8.count + 2
        text.append(UInt8(ascii: "%"))
        scan(untilClosed: true)
      } else if hashes.isEmpty, byte == .backslash {
        advance()
      } else {
        text.append(byte)
      }
      advance()
    }
    if peek() != .newline { index += quotes.utf8.count + hashes.utf8.count }
    let token = SwiftToken(
      kind: .text, text: String(decoding: text, as: UTF8.self), line: start)
    tokens.insert(token, at: place)
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
