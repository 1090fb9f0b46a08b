import TestSupport
import Testing

@testable import TerminalUIKit

@Computing @Suite(.timeLimit(.minutes(30))) struct TerminalParserTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var parser = TerminalParser()
    return parser.feed(text.utf8) + parser.timeout()
  }

  nonisolated private static let keys: [(String, TerminalKey, TerminalModifiers)] = [
    ("a", TerminalKey.character("a"), TerminalModifiers()), ("é", .character("é"), []),
    ("漢", .character("漢"), []), ("😀", .character("😀"), []), (" ", .character(" "), []),
    ("\r", .enter, []), ("\n", .enter, []), ("\t", .tab, []), ("\u{7F}", .backspace, []),
    ("\u{8}", .backspace, []), ("\u{3}", .character("c"), .control),
    ("\u{1A}", .character("z"), .control), ("\u{0}", .character(" "), .control),
    ("\u{1C}", .character("\\"), .control), ("\u{1B}", .escape, []),
    ("\u{1B}a", .character("a"), .alt), ("\u{1B}é", .character("é"), .alt),
    ("\u{1B}\r", .enter, .alt), ("\u{1B}\u{7F}", .backspace, .alt),
    ("\u{1B}\u{1}", .character("a"), [.alt, .control]), ("\u{1B}[", .character("["), .alt),
    ("\u{1B}O", .character("O"), .alt), ("\u{1B}]", .character("]"), .alt),
    ("\u{1B}[A", .up, []), ("\u{1B}OA", .up, []), ("\u{1B}[B", .down, []),
    ("\u{1B}[C", .right, []), ("\u{1B}[D", .left, []), ("\u{1B}[H", .home, []),
    ("\u{1B}[F", .end, []), ("\u{1B}[1~", .home, []), ("\u{1B}[4~", .end, []),
    ("\u{1B}[3~", .delete, []), ("\u{1B}[5~", .pageUp, []), ("\u{1B}[6~", .pageDown, []),
    ("\u{1B}[Z", .backTab, []), ("\u{1B}[1;5C", .right, .control),
    ("\u{1B}[1;2A", .up, .shift), ("\u{1B}[1;4D", .left, [.alt, .shift]),
    ("\u{1B}[5;3~", .pageUp, .alt),
  ]

  @Test(arguments: keys)
  func `a key is what the terminal sends for it`(
    bytes: String, key: TerminalKey, modifiers: TerminalModifiers
  ) {
    #expect(events(bytes) == [.key(key, modifiers)])
  }

  @Test(arguments: [
    ("\u{1B}[<0;3;2M", TerminalMouse.Action.press), ("\u{1B}[<0;3;2m", .release),
    ("\u{1B}[<64;3;2M", .scrollUp), ("\u{1B}[<65;3;2M", .scrollDown),
    ("\u{1B}[<4;3;2M", .press), ("\u{1B}[<24;3;2M", .press), ("\u{1B}[<80;3;2M", .scrollUp),
  ])
  func `a mouse event has an action and a place`(bytes: String, action: TerminalMouse.Action) {
    #expect(events(bytes) == [.mouse(TerminalMouse(action, at: TerminalPoint(column: 2, row: 1)))])
  }

  @Test(arguments: [
    "\u{1B}[999z", "\u{1B}[?1;2c", "\u{1B}[?2026;2$y", "\u{1B}[<1;3;2M", "\u{1B}[<0;0;2M",
    "\u{1B}[<0;3M", "\u{1B}[<128;1;1M", "\u{1B}[M !!", "\u{1B}]11;rgb:0/0/0\u{7}",
    "\u{1B}]0;title\u{1B}\\", "\u{1B}Pdata\u{1B}\\", "\u{1B}_apc\u{18}", "\u{1B}[1$A", "\u{1B}[2~",
    "\u{1B}[99999999999999999999999A\u{1B}[200", "\u{1B}Oz",
    "\u{1B}OP", "\u{1B}[1;2S", "\u{1B}[15~", "\u{1B}[24~", "\u{1B}[[A", "\u{1B}[I", "\u{1B}[O",
    "\u{1B}[<32;3;2M", "\u{1B}[<2;3;2M", "\u{1B}[<66;3;2M",
  ])
  func `sequences that aren't events are ignored`(bytes: String) {
    let known: Set<TerminalEvent> = [.key(.up)]

    #expect(events(bytes).filter { !known.contains($0) }.isEmpty)
  }

  @Test func `bytes that aren't text are ignored`() {
    var parser = TerminalParser()

    let events = parser.feed([
      0x80, 0xFF, 0xC3, 0x61, 0xE2, 0x82, 0x1B, 0x5B, 0x41, 0xED, 0xA0, 0x80,
    ])

    #expect(events == [.key(.character("a")), .key(.up)])
  }

  @Test(arguments: [
    ("one", "one"), ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("\u{1B}[31mred", "[31mred"),
    ("\u{3}\ta", "\ta"),
    ("\u{1B}[201\u{1B}[20", "[201[20"), ("", ""), ("漢é", "漢é"),
  ])
  func `a paste is one event without control characters`(pasted: String, text: String) {
    #expect(events("\u{1B}[200~\(pasted)\u{1B}[201~x") == [.paste(text), .key(.character("x"))])
  }

  @Test func `a paste is bounded and the keys after it are not lost`() {
    let long = String(repeating: "a", count: TerminalParser.longestPaste + 10)

    let events = events("\u{1B}[200~\(long)\u{1B}[201~x")

    let kept = String(long.dropLast(10))
    #expect(events == [.paste(kept), .key(.character("x"))])
  }

  @Test func `two Escape keys and a sequence are distinguished`() {
    #expect(events("\u{1B}\u{1B}[A\u{1B}") == [.key(.escape), .key(.up), .key(.escape)])
  }

  @Test func `an escape byte waits for a sequence until the timeout`() {
    var parser = TerminalParser()

    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.timeout() == [.key(.escape)])
    #expect(!parser.isWaiting)
    #expect(parser.timeout().isEmpty)
    #expect(parser.feed("[A".utf8) == [.key(.character("[")), .key(.character("A"))])
  }

  @Test(arguments: [
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", TerminalTheme?.some(.light)),
    ("\u{1B}]11;rgb:1e/1e/2e\u{7}", .dark), ("\u{1B}]11;rgba:f/f/f/f\u{7}", .light),
    ("\u{1B}]11;rgb:zz/00/00\u{7}", nil), ("\u{1B}]11;rgb:ff/ff\u{7}", nil),
    ("\u{1B}]10;rgb:ff/ff/ff\u{7}", nil), ("", nil),
  ])
  func `the background determines the theme`(answer: String, theme: TerminalTheme?) {
    var parser = TerminalParser()

    let events = parser.feed("\(answer)\u{1B}[?62;22c".utf8)

    #expect(events.isEmpty)
    #expect(parser.replies == TerminalReplies(theme: theme, isComplete: true))
  }

  @Test(arguments: [
    ("0000/2b2b/3636", true), ("fd/f6/e3", true), ("00/2b/37", false), ("ff/ff/ff", false),
  ])
  func `the background tells whether the colors are Solarized`(color: String, expected: Bool) {
    var parser = TerminalParser()

    _ = parser.feed("\u{1B}]11;rgb:\(color)\u{7}\u{1B}[?62;22c".utf8)

    #expect(parser.replies.isSolarized == expected)
  }

  @Test(arguments: 0..<10)
  func `however the bytes are split the events are the same`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let pieces = [
        "\u{1B}", "[", "O", "]11;rgb:", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;", "1;5", "A", "~",
        "M",
        "m", ";", "é", "😀", "\u{7}", "\u{1B}\\", "\r", "c", "?", "\u{9B}", "[[", "0",
      ]
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        let noise = (0..<2).map { _ in UInt8.random(in: 0...255, using: &random) }
        bytes += random.chance(0.3) ? noise : Array(random.pick(pieces).utf8)
      }
      var whole = TerminalParser()
      var split = TerminalParser()

      let expected = whole.feed(bytes)
      var events: [TerminalEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...4, using: &random)
        events += split.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }

      #expect(events == expected)
      #expect(split.timeout() == whole.timeout())
      #expect(split.replies == whole.replies)
    }
  }
}
