import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct UIFontTests {
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, true), (.title3, true), (.headline, true), (.body, false),
    (.footnote, false),
  ])
  func `titles and headlines are bold`(style: UIFont.TextStyle, isBold: Bool) {
    #expect(UIFont.preferredFont(forTextStyle: style).isBold == isBold)
  }

  @Test(arguments: UIImage.glyphs.keys.sorted())
  func `a symbol is one column wide`(name: String) throws {
    let image = try #require(UIImage(systemName: name))

    #expect(TerminalText.width(image.glyph) == 1)
  }

  @Test(arguments: ["no.such.symbol", "stra", "Star", ""])
  func `an image with an unknown name is nil`(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }
}
