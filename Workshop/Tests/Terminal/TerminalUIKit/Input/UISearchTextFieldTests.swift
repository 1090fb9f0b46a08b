import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct UISearchTextFieldTests {
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

  @Test func `Escape clears the search from the list that it filters`() {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "A") { _ in })
    let page = InputScreen(columns: 60, [field, button])
    field.text = "tower"
    page.screen.focus.move(to: button)
    let hints = page.row(7)

    page.screen.press(.escape)

    #expect(hints.contains("Esc Clear"))
    #expect(field.text == "")
    #expect(!page.row(7).contains("Esc"))
  }

  @Test(arguments: [false, true])
  func `after Enter the focus is on the results, even late, unless a key is pressed`(
    isPressed: Bool
  ) {
    let fixture = TableFixture(rows: 0)
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "A") { _ in })
    button.frame = CGRect(x: 0, y: 128, width: 80, height: 16)
    field.frame = CGRect(x: 0, y: 144, width: 80, height: 16)
    for view in [button, field] { fixture.page.view.addSubview(view) }
    field.becomeFirstResponder()

    field.resignFirstResponder()
    let before = fixture.screen.focus.view
    if isPressed { fixture.screen.press(.left) }
    fixture.show([1, 2])
    fixture.screen.update()

    #expect(before === button)
    #expect((fixture.screen.focus.view === fixture.table) != isPressed)
  }

  @Test func `digits and letters that are shortcuts elsewhere are typed`() {
    let page = InputScreen([field])

    page.screen.type("1qr 2")

    #expect(field.text == "1qr 2")
  }
}
