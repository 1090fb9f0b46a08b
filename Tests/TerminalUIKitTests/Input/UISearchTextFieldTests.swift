import Foundation
import Testing

@testable import TerminalUIKit

@Suite @MainActor struct UISearchTextFieldTests {
  private let field = UISearchTextField()

  @Test func `a search field has a magnifying glass and a clear button`() {
    let page = InputScreen(columns: 24, [field])

    page.screen.type("tower")

    #expect(page.row(0) == "▌⌕ tower               ✕")
  }

  @Test func `the clear button clears the text`() throws {
    let page = InputScreen([field])
    page.record(.editingChanged, of: field, as: "changed")
    page.screen.send(.paste("abc"))

    try page.screen.tap("✕")

    #expect(field.text == "")
    #expect(page.events == ["changed", "changed"])
    #expect(!page.screen.text.contains("✕"))
  }

  @Test func `Escape clears the field, and is passed on if the field is empty`() {
    let page = InputScreen([field])
    page.record(.editingChanged, of: field, as: "changed")
    page.screen.type("t")

    let answers = [field.handle(.escape, []), field.handle(.escape, [])]

    #expect(answers == [true, false])
    #expect(page.events == ["changed", "changed"])
    #expect(field.text == "")
  }

  @Test func `digits and letters that are shortcuts elsewhere are typed`() {
    let page = InputScreen([field])

    page.screen.type("1qr 2")

    #expect(field.text == "1qr 2")
  }
}
