import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TerminalCanvasTests {
  private var canvas = TerminalCanvas(size: TerminalSize(columns: 6, rows: 2))

  private func write(_ text: String, column: Int, clip: TerminalRect? = nil) -> TerminalCanvas {
    var canvas = canvas
    canvas.write(
      text, at: TerminalPoint(column: column, row: 0), style: TerminalStyle(),
      clip: clip ?? canvas.bounds)
    return canvas
  }

  @Test(arguments: [
    ("abc", 0, "abc"), ("abc", 4, "    ab"), ("abc", -1, "bc"), ("漢字", 1, " 漢字"), ("漢字", 3, "   漢"),
    ("漢字", -1, " 字"), ("a漢字漢", 0, "a漢字"), ("e\u{301}x", 0, "e\u{301}x"),
    ("a\u{1B}[2Jb", 0, "a[2Jb"),
    ("a\nb", 0, "a b"), ("\u{301}a", 0, "a"),
  ])
  func `text that doesn't fit is cut at the edges`(text: String, column: Int, shown: String) {
    #expect(write(text, column: column).text == shown + "\n")
  }

  @Test func `a clip turns half of a wide cluster into a blank`() {
    let clip = TerminalRect(column: 1, row: 0, columns: 3, rows: 1)

    let clipped = write("漢字漢", column: 0, clip: clip)

    #expect(clipped.text == "  字\n")
  }

  @Test(arguments: [("x", 1, " x字"), ("x", 0, "x 字"), ("漢", 1, " 漢"), ("xy", 1, " xy")])
  func `overwriting half of a wide cluster blanks the other`(
    text: String, column: Int, shown: String
  ) {
    var canvas = write("漢字", column: 0)

    canvas.write(
      text, at: TerminalPoint(column: column, row: 0), style: TerminalStyle(), clip: canvas.bounds)

    #expect(canvas.text == shown + "\n")
  }

  @Test func `a clear background keeps the color below`() {
    var canvas = canvas
    canvas.fill(canvas.bounds, .fill, clip: canvas.bounds)

    canvas.write(
      "a", at: TerminalPoint(column: 0, row: 0), style: TerminalStyle(foreground: .red),
      clip: canvas.bounds)

    let style = TerminalStyle(foreground: .red, background: .fill)
    #expect(canvas[0, 0] == TerminalCell(text: "a", width: 1, style: style))
  }

  @Test func `a fill covers text, and a clear fill changes nothing`() {
    var canvas = write("漢字漢", column: 0)
    let middle = TerminalRect(column: 1, row: 0, columns: 2, rows: 1)
    canvas.fill(middle, .clear, clip: canvas.bounds)
    #expect(canvas.text == "漢字漢\n")

    canvas.fill(middle, .fill, clip: canvas.bounds)

    #expect(canvas.text == "    漢\n")
    #expect(canvas.attributes == "1:2-3 bg=fill")
  }

  @Test func `restyling changes only the style`() {
    var canvas = write("abc", column: 0)

    canvas.restyle(canvas.bounds, clip: TerminalRect(column: 1, row: 0, columns: 2, rows: 1)) {
      $0.isBold = true
      $0.foreground = .accent
    }

    #expect(canvas.text == "abc\n")
    #expect(canvas.attributes == "1:2-3 bold fg=accent")
  }

  @Test func `cropping keeps whatever fits completely`() {
    let canvas = write("ab漢字", column: 0)

    #expect(canvas.cropped(to: TerminalSize(columns: 3, rows: 9)).text == "ab\n")
    #expect(canvas.cropped(to: TerminalSize(columns: 5, rows: 1)).text == "ab漢")
    #expect(canvas.cropped(to: TerminalSize(columns: 9, rows: 9)) == canvas)
  }

  @Test(arguments: 0..<10)
  func `clusters stay whole and free of control characters`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      var canvas = TerminalCanvas(size: TerminalSize(columns: 12, rows: 4))

      random.scribble(on: &canvas, times: 1...40)

      for row in 0..<4 {
        let cells = (0..<12).map { canvas[row, $0] }
        let widths = zip(cells.dropFirst(), cells).map { ($0.width == 0) == ($1.width == 2) }
        #expect(widths.allSatisfy { $0 } && cells[0].width > 0 && cells[11].width < 2)
        let scalars = cells.flatMap(\.text.unicodeScalars)
        #expect(!scalars.contains { $0.properties.generalCategory == .control })
      }
    }
  }

  @Test(arguments: 0..<5)
  func `text is drawn as wide as it is measured`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let text = random.text(0...20)
      var canvas = TerminalCanvas(size: TerminalSize(columns: 99, rows: 1))

      canvas.write(
        text, at: TerminalPoint(column: 0, row: 0), style: TerminalStyle(isBold: true),
        clip: canvas.bounds)

      let painted = (0..<99).filter { canvas[0, $0].style.isBold }
      #expect(painted.count == TerminalText.width(text))
    }
  }
}
