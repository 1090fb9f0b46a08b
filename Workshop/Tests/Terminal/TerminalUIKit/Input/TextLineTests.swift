import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TextLineTests {
  /// Shows the cursor as "|" and a selection between "<" and ">".
  private func picture(_ line: TextLine) -> String {
    let head = String(line.characters[..<line.selection.lowerBound])
    let tail = String(line.characters[line.selection.upperBound...])
    guard !line.selection.isEmpty else { return "\(head)|\(tail)" }
    return "\(head)<\(String(line.characters[line.selection]))>\(tail)"
  }

  private func line(_ text: String, keys: [(TerminalKey, TerminalModifiers)]) -> String {
    var line = TextLine(text)
    for (key, modifiers) in keys {
      guard let edit = line.edit(for: key, modifiers) else { return "unknown key" }
      line.apply(edit)
    }
    return picture(line)
  }

  @Test(
    arguments: [
      ([(.left, [])], "see the tow|n"),
      ([(.left, .control)], "see the |town"),
      ([(.left, .alt), (.left, .control)], "see |the town"),
      ([(.home, [])], "|see the town"),
      ([(.home, []), (.left, [])], "|see the town"),
      ([(.home, []), (.right, .control)], "see| the town"),
      ([(.right, [])], "see the town|"),
      ([(.left, .shift), (.left, .shift)], "see the to<wn>"),
      ([(.left, [.shift, .control])], "see the <town>"),
      ([(.home, .shift)], "<see the town>"),
      ([(.home, .shift), (.right, [])], "s|ee the town"),
      ([(.home, []), (.end, .shift)], "<see the town>"),
      ([(.character("a"), .control), (.character("f"), .alt)], "see| the town"),
      ([(.character("b"), .alt), (.character("e"), .control)], "see the town|"),
    ] as [([(TerminalKey, TerminalModifiers)], String)])
  func `keys move the cursor`(keys: [(TerminalKey, TerminalModifiers)], expected: String) {
    #expect(line("see the town", keys: keys) == expected)
  }

  @Test(
    arguments: [
      ([(.backspace, [])], "see the tow|"),
      ([(.home, []), (.backspace, [])], "|see the town"),
      ([(.home, []), (.delete, [])], "|ee the town"),
      ([(.delete, [])], "see the town|"),
      ([(.backspace, .alt)], "see the |"),
      ([(.character("w"), .control)], "see the |"),
      ([(.home, []), (.delete, .control)], "| the town"),
      ([(.home, []), (.character("d"), .alt)], "| the town"),
      ([(.left, .control), (.character("u"), .control)], "|town"),
      ([(.left, .control), (.character("k"), .control)], "see the |"),
      ([(.left, [.shift, .control]), (.backspace, [])], "see the |"),
      ([(.left, [.shift, .control]), (.character("X"), [])], "see the X|"),
      ([(.character("s"), []), (.character("!"), [])], "see the towns!|"),
    ] as [([(TerminalKey, TerminalModifiers)], String)])
  func `keys edit the text`(keys: [(TerminalKey, TerminalModifiers)], expected: String) {
    #expect(line("see the town", keys: keys) == expected)
  }

  @Test(arguments: [TerminalKey.enter, .escape, .tab, .up, .down, .pageDown])
  func `other keys have no effect`(key: TerminalKey) {
    #expect(TextLine("a").edit(for: key, []) == nil)
  }

  @Test func `an unknown shortcut types nothing`() {
    #expect(TextLine("a").edit(for: .character("x"), .control) == nil)
  }

  @Test func `the cursor moves by one visible character`() {
    let family = line("a👨‍👩‍👧‍👦é", keys: [(.left, []), (.backspace, [])])

    #expect(family == "a|é")
  }

  @Test func `an accent typed after its letter joins it`() {
    let joined = line("e", keys: [(.character("\u{301}"), []), (.character("s"), [])])

    #expect(joined == "e\u{301}s|")
  }

  @Test(
    arguments: [
      ("one\ntwo", "one two"), ("one\r\ntwo\tthree", "one two three"), ("\nword\n", "word"),
      ("\u{1B}[31mred\u{7}", "[31mred"), ("", ""), ("\n", ""), ("a👍🏽b", "a👍🏽b"),
    ])
  func `pasted text becomes one line`(pasted: String, expected: String) {
    #expect(TextLine.sanitised(pasted) == expected)
  }

  @Test(arguments: 0..<100)
  func `the cursor stays within the text, whatever is typed`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let keys: [TerminalKey] = [
      .left, .right, .home, .end, .backspace, .delete, .character("a"), .character(" "),
      .character("\u{301}"), .character("界"), .character("w"), .character("k"),
    ]
    var line = TextLine("some words")

    for _ in 0..<60 {
      let modifiers = TerminalModifiers(rawValue: Int.random(in: 0..<8, using: &random))
      guard let edit = line.edit(for: keys.randomElement(using: &random) ?? .left, modifiers)
      else { continue }
      line.apply(edit)
    }

    #expect((0...line.characters.count).contains(line.cursor), "seed \(seed)")
    #expect((0...line.characters.count).contains(line.anchor), "seed \(seed)")
    #expect(Array(line.text) == line.characters, "seed \(seed)")
  }
}
