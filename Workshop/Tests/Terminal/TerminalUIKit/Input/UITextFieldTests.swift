import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct UITextFieldTests {
  private let field = UITextField()

  @Test func `the field shows its placeholder until something is typed`() {
    field.placeholder = "Name"
    let page = InputScreen([field])
    let before = page.row(0)

    page.screen.type("Ada")

    #expect(before == "▌Name")
    #expect(page.row(0) == "▌Ada")
    #expect(field.text == "Ada")
  }

  @Test func `a field with a border that is filled in says what it is, where there is room`() {
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    let page = InputScreen([field])

    page.screen.type("Ada")
    let filled = page.row(0)
    page.screen.type(String(repeating: "a", count: page.screen.size.columns - 8))

    #expect(filled.hasPrefix("▌Ada ") && filled.hasSuffix(" Name"))
    #expect(!page.row(0).contains("Name"))
  }

  @Test func `each change of the text runs the actions once`() {
    let page = InputScreen([field])
    page.record(.editingChanged, of: field, as: "changed")

    page.screen.type("ab")
    page.screen.press(.left)
    page.screen.press(.backspace)
    page.screen.press(.backspace)
    field.text = "set by the program"

    #expect(page.events == ["changed", "changed", "changed"])
  }

  @Test func `editing begins and ends with the focus`() {
    let next = UISegmentedControl(items: ["On", "Off"])
    let page = InputScreen([next, field])

    let focused = field.becomeFirstResponder()
    let wasEditing = field.isEditing
    page.screen.press(.tab)

    #expect(focused && wasEditing && !field.isEditing)
    #expect(next.isFocused)
  }

  @Test func `resigning moves the focus to another view`() {
    let next = UISegmentedControl(items: ["On", "Off"])
    let page = InputScreen([field, next])

    let isResigned = field.resignFirstResponder()

    #expect(isResigned)
    #expect(page.screen.focus.view === next)
  }

  @Test func `the cursor is where the next letter goes`() {
    let page = InputScreen([field])

    page.screen.type("日本x")
    page.screen.press(.left)
    _ = page.screen.text

    #expect(page.screen.drawn().cursor == TerminalPoint(column: 5, row: 0))
  }

  @Test func `a text longer than the field scrolls with the cursor`() {
    let page = InputScreen(columns: 20, [field])

    page.screen.type("abcdefghijklmnopqrstuvwxyz")
    let end = page.row(0)
    page.screen.press(.home)
    let start = page.row(0)

    #expect(end == "▌jklmnopqrstuvwxyz")
    #expect(start == "▌abcdefghijklmnopqr")
  }

  @Test func `a wide letter at the edge is left out rather than halved`() {
    let page = InputScreen(columns: 20, [field])

    page.screen.type(String(repeating: "界", count: 10))

    #expect(page.row(0) == "▌ " + String(repeating: "界", count: 8))
  }

  @Test func `secure text is shown as dots`() {
    field.isSecureTextEntry = true
    let page = InputScreen([field])

    page.screen.type("pässword")

    #expect(page.row(0) == "▌••••••••")
    #expect(field.text == "pässword")
  }

  @Test func `pasted lines become one line`() {
    let page = InputScreen([field])

    page.screen.send(.paste("two\nlines\u{1B}[2J\n"))

    #expect(field.text == "two lines[2J")
  }

  @Test func `a click moves the cursor, and a selection is visible`() {
    field.text = "hello"
    let page = InputScreen([field])

    page.screen.click(TerminalPoint(column: 3, row: 0))
    page.screen.press(.right, .shift)
    page.screen.press(.right, .shift)

    #expect(field.line.selection == 2..<4)
    #expect(page.screen.attributes.contains("1:4-5 underline reverse"))
  }

  @Test func `setting an equal text leaves the cursor where it is`() {
    let page = InputScreen([field])
    page.screen.type("abc")
    page.screen.press(.left)

    field.text = "abc"
    page.screen.type("X")

    #expect(field.text == "abXc")
  }

  @Test func `a disabled field can't be edited`() {
    field.isEnabled = false
    let page = InputScreen([field])

    page.screen.type("a")
    page.screen.click(TerminalPoint(column: 2, row: 0))

    #expect(field.text == "")
    #expect(!field.becomeFirstResponder())
  }

  @Test(arguments: [
    (UITextContentType.emailAddress, "email"), (.telephoneNumber, "tel"), (.URL, "url"),
    (.oneTimeCode, "one-time-code"), (.newPassword, "new-password"),
  ])
  func `a content type has UIKit's name`(type: UITextContentType, name: String) {
    #expect(type.rawValue == name)
  }
}
