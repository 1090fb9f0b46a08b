import Foundation
import Testing

@testable import TerminalUIKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite(.timeLimit(.minutes(30))) struct TerminalPictureTests {
  private func canvas(_ text: String, style: TerminalStyle = TerminalStyle()) -> TerminalCanvas {
    var canvas = TerminalCanvas(size: TerminalSize(columns: 12, rows: 2))
    canvas.write(text, at: TerminalPoint(column: 0, row: 0), style: style, clip: canvas.bounds)
    return canvas
  }

  /// Returns the elements of a picture's cells, without the window around them.
  private func elements(_ canvas: TerminalCanvas) -> [String] {
    let lines = TerminalPicture(canvas: canvas, theme: .dark, title: "").svg.split(separator: "\n")
    let start = lines.firstIndex { $0.contains("translate") } ?? 0
    return lines[(start + 1)...].filter { !$0.contains("g>") && !$0.hasPrefix("<g") }
      .filter { $0 != "</svg>" }.map(String.init)
  }

  @Test(arguments: 0..<5)
  func `any picture is valid XML, and equal canvases have equal pictures`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      var canvas = TerminalCanvas(size: TerminalSize(columns: 20, rows: 5))
      random.scribble(on: &canvas)
      let title = random.text()

      let svg = TerminalPicture(canvas: canvas, theme: .light, title: title).svg

      #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(svg)")
      #expect(svg == TerminalPicture(canvas: canvas, theme: .light, title: title).svg)
    }
  }

  @Test func `a run of text has the length of its cells`() {
    let style = TerminalStyle(foreground: .accent, isBold: true)

    #expect(
      elements(canvas("a & b", style: style)) == [
        """
        <text x="0" y="15" textLength="45" lengthAdjust="spacingAndGlyphs" fill="#82b4ff" \
        font-weight="bold">a &amp; b</text>
        """
      ])
  }

  @Test func `a wide cluster is a run of its own`() {
    let texts = elements(canvas("ab漢›c")).map { $0.split(separator: "\"").prefix(6).joined() }

    #expect(
      texts == [
        "<text x=0 y=15 textLength=18", "<text x=18 y=15 textLength=18",
        "<text x=36 y=15 textLength=9", "<text x=45 y=15 textLength=9",
      ])
  }

  @Test func `a background is one rectangle`() {
    let style = TerminalStyle(background: .fill)

    #expect(
      elements(canvas("   ", style: style)) == [
        "<rect x=\"0\" y=\"0\" width=\"27\" height=\"20\" fill=\"#2a2e37\"/>"
      ])
  }

  @Test func `underlined text has one line below it, spaces included`() {
    let style = TerminalStyle(foreground: .accent, isUnderlined: true)

    #expect(
      elements(canvas("a b ", style: style)).first
        == "<rect x=\"0\" y=\"18\" width=\"36\" height=\"1\" fill=\"#82b4ff\"/>")
  }

  @Test func `reversed text swaps its colors, and dim text fades`() {
    let style = TerminalStyle(
      foreground: .accent, background: .background, isDim: true, isReversed: true)

    let elements = elements(canvas("a", style: style))

    #expect(elements.first?.contains("fill=\"#82b4ff\"") == true)
    #expect(elements.last?.contains("fill=\"#15171c\" opacity=\"0.6\"") == true)
  }

  @Test(arguments: [
    ("──", "M0 10.5H18"), ("│", "M4.5 0V20"), ("├", "M4.5 10.5H9M4.5 0V20"),
    ("┤", "M0 10.5H4.5M4.5 0V20"), ("╭", "M4.5 20V15Q4.5 10.5 9 10.5"),
    ("╯", "M4.5 0V6Q4.5 10.5 0 10.5"), ("━", "M0 10.5H9"), ("╸", "M0 10.5H4.5"),
    ("▌", "M0 0h4.5v20H0Z"), ("▐", "M4.5 0h4.5v20H4.5Z"),
  ])
  func `box and block characters are paths`(text: String, path: String) {
    let elements = elements(canvas(text))

    #expect(elements.count == 1)
    #expect(elements.first?.hasSuffix(" d=\"\(path)\"/>") == true, "\(elements)")
  }

  @Test func `a rare box character is drawn as text`() {
    #expect(elements(canvas("╬")).first?.hasPrefix("<text") == true)
  }
}
