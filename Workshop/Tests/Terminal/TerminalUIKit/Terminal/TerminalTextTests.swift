import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TerminalTextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4), ("ｗ", 2), ("…›★●✓", 5),
    ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("❤", 1), ("❤️", 2), ("☀️", 2), ("⌚", 2), ("🇩🇪", 2), ("🇩", 1),
    ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("─╭█", 3), ("⠋", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{202E}", 0),
    ("\u{1B}", 0), ("\u{9B}", 0), ("\u{7F}", 0), ("a\nb", 3), ("a\r\nb", 3), ("a\tb", 3),
    ("a\u{FE0F}", 1),
    ("\u{AD}", 0), ("क्ष", 1), ("\u{FFFE}", 1),
  ])
  func `a text has the width that terminals give it`(text: String, columns: Int) {
    #expect(TerminalText.width(text) == columns)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("ab cd", 4, "ab…"), ("漢字漢", 4, "漢…"), ("漢字", 4, "漢字"),
    ("Great Pyramid", 11, "Great…"), ("Great Pyramid", 7, "Great…"), ("A Pyramid", 7, "A Pyra…"),
    ("abc", 1, "…"), ("abc", 0, ""), ("", 5, ""), ("a\u{1B}[0mb", 6, "a[0mb"), ("a\nb", 3, "a b"),
  ])
  func `a text that doesn't fit ends in an ellipsis`(text: String, columns: Int, shown: String) {
    #expect(TerminalText.truncate(text, columns: columns) == shown)
  }

  @Test(arguments: [
    ("one two three", 7, 0, ["one two", "three"]), ("one two", 3, 0, ["one", "two"]),
    ("abcdefgh", 3, 0, ["abc", "def", "gh"]), ("a abcdef", 3, 0, ["a", "abc", "def"]),
    ("one\ntwo", 9, 0, ["one", "two"]), ("one\n\ntwo\n", 9, 0, ["one", "", "two", ""]),
    ("one  two", 3, 0, ["one", "two"]), ("  one", 9, 0, ["  one"]), ("漢字漢字", 5, 0, ["漢字", "漢字"]),
    ("abc漢字", 4, 0, ["abc", "漢字"]), ("one two three", 7, 1, ["one…"]),
    ("one two three", 7, 2, ["one two", "three"]), ("one\ntwo", 9, 1, ["one…"]), ("", 5, 0, [""]),
    ("one", 0, 0, []), ("one two three four", 8, 2, ["one two", "three…"]), ("漢", 1, 0, ["漢"]),
    ("app.sights.opened", 12, 0, ["app.sights.", "opened"]),
    ("a.bcdefgh", 6, 0, ["a.bcde", "fgh"]),
  ])
  func `a text breaks between words`(text: String, columns: Int, lines: Int, wrapped: [String]) {
    #expect(TerminalText.wrap(text, columns: columns, lines: lines) == wrapped)
  }

  @Test(arguments: 0..<10)
  func `lines fit the columns and lose only spaces`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let text = random.text(0...40)
      let columns = Int.random(in: 2...15, using: &random)

      let lines = TerminalText.wrap(text, columns: columns)

      #expect(lines.allSatisfy { TerminalText.width($0) <= columns })
      let visible = TerminalText.clusters(of: text).flatMap(\.text.unicodeScalars)
      #expect(lines.flatMap(\.unicodeScalars).filter { $0 != " " } == visible.filter { $0 != " " })
    }
  }

  @Test(arguments: 0..<10)
  func `a limit on lines and columns holds for any text`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let text = random.text(0...40)
      let columns = Int.random(in: 2...15, using: &random)
      let limit = Int.random(in: 1...4, using: &random)

      let lines = TerminalText.wrap(text, columns: columns, lines: limit)

      #expect(lines.count <= limit)
      #expect(
        (lines + [TerminalText.truncate(text, columns: columns)])
          .allSatisfy { TerminalText.width($0) <= columns })
    }
  }

  @Test func `a cluster of a thousand accents keeps a bounded size`() {
    let zalgo = "e" + String(repeating: "\u{301}", count: 1000)

    let clusters = TerminalText.clusters(of: zalgo)

    #expect(clusters.map(\.text.unicodeScalars.count) == [16])
  }
}
