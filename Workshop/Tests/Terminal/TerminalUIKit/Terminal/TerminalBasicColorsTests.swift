import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TerminalBasicColorsTests {
  private let texts: [TerminalColor] = [
    .normal, .secondary, .tertiary, .accent, .onAccent, .red, .orange, .green,
  ]
  private let surfaces: [TerminalColor] = [
    .clear, .background, .tinted, .fill, .focus, .selection, .accent, .red,
  ]

  private func paint(_ style: TerminalStyle, _ palette: SixteenColors) -> TerminalPaint {
    var capabilities = TerminalCapabilities(depth: .basic, theme: palette.theme)
    capabilities.isSolarized = palette.isSolarized
    return TerminalPaint(style, capabilities)
  }

  @Test(arguments: SixteenColors.all)
  func `all text is readable on every surface`(palette: SixteenColors) {
    for text in texts {
      for surface in surfaces {
        for isBold in [false, true] {
          let style = TerminalStyle(foreground: text, background: surface, isBold: isBold)
          let look = palette.look(of: paint(style, palette))
          let contrast = look.text.contrast(with: look.background)

          #expect(contrast >= 4.5, "\(text) on \(surface), bold: \(isBold)")
        }
      }
    }
  }

  @Test(arguments: SixteenColors.all)
  func `what is covered is not dimmed`(palette: SixteenColors) {
    let style = TerminalStyle(foreground: .tertiary, isDim: true)

    #expect(!paint(style, palette).isDim)
  }

  @Test(arguments: SixteenColors.all)
  func `a placeholder and a disabled button can be told apart`(palette: SixteenColors) {
    let looks = [TerminalColor.tertiary, .normal, .accent].map {
      paint(TerminalStyle(foreground: $0, background: .fill), palette)
    }
    let prominent = paint(TerminalStyle(foreground: .onAccent, background: .accent), palette)

    #expect(Set(looks + [prominent]).count == 4)
  }

  @Test func `without colors they can be told apart as well`() {
    let capabilities = TerminalCapabilities(depth: .none, theme: .dark)
    let looks = [TerminalColor.tertiary, .normal].map {
      TerminalPaint(TerminalStyle(foreground: $0, background: .fill), capabilities)
    }

    #expect(looks[0] != looks[1])
  }

  @Test(arguments: SixteenColors.all)
  func `what is covered is darker than what isn't`(palette: SixteenColors) {
    let covered = paint(TerminalStyle(foreground: .tertiary, isDim: true), palette)
    let shown = paint(TerminalStyle(foreground: .tertiary), palette)

    #expect(covered.foreground != shown.foreground)
  }
}
