import Testing

@testable import TerminalUIKit

@Suite struct UIFontTests {
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, true), (.title3, true), (.headline, true), (.body, false),
    (.footnote, false),
  ])
  func `titles and headlines are bold`(style: UIFont.TextStyle, isBold: Bool) {
    #expect(UIFont.preferredFont(forTextStyle: style).isBold == isBold)
  }

  @Test func `a symbol is one column wide, whatever its name`() {
    for name in ["star.fill", "person.crop.circle", "wifi.slash", "no.such.symbol"] {
      let glyph = UIImage(systemName: name)?.glyph ?? ""

      #expect(TerminalText.width(glyph) == 1, "\(name)")
    }
  }
}
