@testable import TerminalUIKit

/// Random input for terminals.
extension SplitMix64 {
  mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < part
  }

  mutating func pick<Elements: Collection>(_ elements: Elements) -> Elements.Element
  where Elements.Index == Int {
    elements[Int.random(in: elements.startIndex..<elements.endIndex, using: &self)]
  }

  /// Returns text with everything that is difficult in a terminal.
  mutating func text(_ count: ClosedRange<Int> = 0...12) -> String {
    let pieces = [
      "a", "b", " ", "é", "e\u{301}", "漢", "字", "한", "😀", "👩‍👩‍👧‍👦", "❤️", "☀", "⌚", "🇩🇪", "🇩", "1️⃣",
      "│", "█", "\u{1B}[31m", "\u{7}", "\u{9B}2J", "\u{202E}", "\n", "\r\n", "\t", "\u{0}",
      "\u{301}",
      "\u{200D}", "\u{FE0F}", "क्ष", "<&\">", "\u{FFFE}", "ｗ", "…", "\u{1160}", "\u{600}1",
    ]
    let length = Int.random(in: count, using: &self)
    return (0..<length).map { _ in pick(pieces) }.joined()
  }

  mutating func style() -> TerminalStyle {
    TerminalStyle(
      foreground: pick(TerminalColor.allCases), background: pick(TerminalColor.allCases),
      isBold: chance(0.2), isDim: chance(0.2), isUnderlined: chance(0.2),
      isReversed: chance(0.2))
  }

  mutating func rect(around size: TerminalSize) -> TerminalRect {
    TerminalRect(
      column: Int.random(in: -3...size.columns + 1, using: &self),
      row: Int.random(in: -2...size.rows + 1, using: &self),
      columns: Int.random(in: 0...size.columns + 3, using: &self),
      rows: Int.random(in: 0...size.rows + 3, using: &self))
  }

  /// Draws at random positions, also outside the canvas.
  mutating func scribble(on canvas: inout TerminalCanvas, times: ClosedRange<Int> = 0...12) {
    for _ in 0..<Int.random(in: times, using: &self) {
      let area = rect(around: canvas.size)
      let clip = chance(0.5) ? canvas.bounds : rect(around: canvas.size)
      let style = style()
      switch Int.random(in: 0..<10, using: &self) {
      case 0: canvas.fill(area, style.background, clip: clip)
      case 1: canvas.restyle(area, clip: clip) { $0.isDim = !$0.isDim }
      default: canvas.write(text(), at: area.origin, style: style, clip: clip)
      }
    }
    let cursor = rect(around: canvas.size).origin
    canvas.cursor = chance(0.5) ? cursor : nil
  }
}
