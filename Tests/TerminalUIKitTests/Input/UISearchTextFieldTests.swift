import Foundation
import Testing

@testable import TerminalUIKit

@Suite @MainActor struct UISearchTextFieldTests {
  private let field = UISearchTextField()

  @Test func `a search field has a glass and a mark that clears it`() {
    let page = InputPage(columns: 24, [field])

    page.screen.type("tower")

    #expect(page.row(0) == "▌⌕ tower               ✕")
  }

  @Test func `the mark at the end clears the text`() throws {
    let page = InputPage([field])
    page.record(.editingChanged, of: field, as: "changed")
    page.screen.send(.paste("abc"))

    try page.screen.tap("✕")

    #expect(field.text == "")
    #expect(page.events == ["changed", "changed"])
    #expect(!page.screen.text.contains("✕"))
  }

  @Test func `Escape empties the field and is left to others when there is nothing`() {
    let page = InputPage([field])
    page.record(.editingChanged, of: field, as: "changed")
    page.screen.type("t")

    let answers = [field.handle(.escape, []), field.handle(.escape, [])]

    #expect(answers == [true, false])
    #expect(page.events == ["changed", "changed"])
    #expect(field.text == "")
  }

  @Test func `digits and letters with a meaning elsewhere are typed`() {
    let page = InputPage([field])

    page.screen.type("1qr 2")

    #expect(field.text == "1qr 2")
  }
}
