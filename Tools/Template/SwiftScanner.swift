/// Reads a Swift file once, from start to end, to find out which characters are code.
struct SwiftScanner {
  private let characters: [Character]
  private var isCode: [Bool]
  private var place = 0

  /// Returns which characters are in neither a comment nor a literal; what is between the
  /// parentheses of an interpolation is code.
  static func code(in characters: [Character]) -> [Bool] {
    var scanner = SwiftScanner(characters)
    while scanner.place < characters.count { scanner.scanCode() }
    return scanner.isCode
  }

  private init(_ characters: [Character]) {
    self.characters = characters
    isCode = Array(repeating: true, count: characters.count)
  }

  /// Scans to the end, or to the parenthesis that closes one opened earlier.
  private mutating func scanCode() {
    var depth = 0
    while place < characters.count {
      if sees("//") {
        skip(while: { !$0.isAtNewline })
      } else if sees("/*") {
        skipComment()
      } else if let hashes = hashesOfLiteral {
        skipLiteral(hashes: hashes)
      } else {
        if characters[place] == "(" { depth += 1 }
        if characters[place] == ")" { depth -= 1 }
        if depth < 0 { return pass(1) }
        place += 1
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if sees("/*") { depth += 1 }
      if sees("*/") { depth -= 1 }
      pass(sees("/*") || sees("*/") ? 2 : 1)
    } while depth > 0 && place < characters.count
  }

  /// The number of `#` before the quotation mark here, or `nil` if no literal begins.
  private var hashesOfLiteral: Int? {
    let hashes = characters[place...].prefix { $0 == "#" }.count
    guard place + hashes < characters.count, characters[place + hashes] == "\"" else { return nil }
    return hashes
  }

  private mutating func skipLiteral(hashes: Int) {
    let hash = String(repeating: "#", count: hashes)
    pass(hashes)
    let quotes = sees("\"\"\"") ? "\"\"\"" : "\""
    pass(quotes.count)
    while place < characters.count, !sees(quotes + hash) {
      guard sees("\\" + hash) else {
        pass(1)
        continue
      }
      pass(1 + hashes)
      if sees("(") {
        pass(1)
        scanCode()
      } else {
        pass(1)
      }
    }
    pass(quotes.count + hashes)
  }

  private var isAtNewline: Bool { characters[place].isNewline }

  private func sees(_ text: String) -> Bool { characters[place...].starts(with: text) }

  private mutating func skip(while condition: (SwiftScanner) -> Bool) {
    while place < characters.count, condition(self) { pass(1) }
  }

  /// Skips characters that aren't code.
  private mutating func pass(_ count: Int) {
    for _ in 0..<count where place < characters.count {
      isCode[place] = false
      place += 1
    }
  }
}
