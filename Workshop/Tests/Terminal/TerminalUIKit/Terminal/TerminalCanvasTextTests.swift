import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TerminalCanvasTextTests {
  @Test func `the text is the rows without trailing spaces`() {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 8, rows: 3))
    let style = TerminalStyle(background: .fill)

    canvas.write("漢 a   ", at: TerminalPoint(column: 1, row: 1), style: style, clip: canvas.bounds)

    #expect(canvas.text == "\n 漢 a\n")
  }

  @Test func `the attributes are the runs of styled cells`() {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 12, rows: 2))
    let bold = TerminalStyle(foreground: .accent, isBold: true)
    let inverse = TerminalStyle(
      background: .selection, isDim: true, isUnderlined: true, isReversed: true)
    canvas.write("ab", at: TerminalPoint(column: 1, row: 0), style: bold, clip: canvas.bounds)
    canvas.write("c", at: TerminalPoint(column: 3, row: 0), style: inverse, clip: canvas.bounds)
    canvas.write("d", at: TerminalPoint(column: 11, row: 1), style: bold, clip: canvas.bounds)

    #expect(
      canvas.attributes == """
        1:2-3 bold fg=accent
        1:4-4 dim underline reverse bg=selection
        2:12-12 bold fg=accent
        """)
  }
}
