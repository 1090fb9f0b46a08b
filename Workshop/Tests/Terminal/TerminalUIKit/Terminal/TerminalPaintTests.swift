import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TerminalPaintTests {
  private func parameters(
    _ style: TerminalStyle, _ depth: TerminalCapabilities.ColorDepth, _ theme: TerminalTheme = .dark
  ) -> String {
    let paint = TerminalPaint(style, TerminalCapabilities(depth: depth, theme: theme))
    return paint.parameters(from: .plain).joined(separator: ";")
  }

  @Test func `each color depth has its own form of a color`() {
    let style = TerminalStyle(foreground: .accent, background: .background, isBold: true)

    #expect(parameters(style, .full) == "1;38;2;130;180;255;48;2;21;23;28")
    #expect(parameters(style, .indexed) == "1;38;5;111;48;5;234")
    #expect(parameters(style, .basic) == "1;96")
    #expect(parameters(style, .basic, .light) == "34")
    #expect(parameters(style, .none) == "1")
  }

  @Test func `without colors what stands out is underlined`() {
    #expect(parameters(TerminalStyle(background: .selection), .none) == "4")
    #expect(parameters(TerminalStyle(background: .accent), .none) == "4")
    #expect(parameters(TerminalStyle(background: .tinted), .none).isEmpty)
    #expect(parameters(TerminalStyle(isButton: true), .none) == "4")
    #expect(parameters(TerminalStyle(isButton: true), .basic).isEmpty)
  }

  @Test func `without colors only the focus is reversed`() {
    let focused = TerminalStyle(background: .background, isBold: true, isReversed: true)

    #expect(parameters(focused, .none) == "1;7")
    #expect(parameters(TerminalStyle(background: .focus), .none) == "7")
    for color in TerminalColor.allCases where color != .focus {
      #expect(!parameters(TerminalStyle(background: color), .none).contains("7"))
    }
  }

  @Test(arguments: 0..<5)
  func `the parameters turn any paint into any other`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let capabilities = TerminalCapabilities(
        depth: random.pick(TerminalCapabilities.ColorDepth.allCases), theme: .light)
      let one = TerminalPaint(random.style(), capabilities)
      let other = TerminalPaint(random.style(), capabilities)
      var model = TerminalModel(size: TerminalSize(columns: 1, rows: 1))

      for parameter in one.parameters(from: .plain) { model.select(parameter) }
      for parameter in other.parameters(from: one) { model.select(parameter) }

      #expect(model.pen == TerminalModel.Pen(other))
    }
  }
}
