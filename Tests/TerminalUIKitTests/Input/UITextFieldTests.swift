import Foundation
import Testing

@testable import TerminalUIKit

@Suite @MainActor struct UITextFieldTests {
  private let field = UITextField()

  @Test func `the field shows its placeholder until something is typed`() {
    field.placeholder = "Name"
    let page = InputPage([field])
    let before = page.row(0)

    page.screen.type("Ada")

    #expect(before == "▌Name")
    #expect(page.row(0) == "▌Ada")
    #expect(field.text == "Ada")
  }

  @Test func `each change is told once, and only changes are`() {
    let page = InputPage([field])
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
    let page = InputPage([next, field])

    let focused = field.becomeFirstResponder()
    let wasEditing = field.isEditing
    page.screen.press(.tab)

    #expect(focused && wasEditing && !field.isEditing)
    #expect(next.isFocused)
  }

  @Test func `resigning hands the keys to something else`() {
    let next = UISegmentedControl(items: ["On", "Off"])
    let page = InputPage([field, next])

    let isResigned = field.resignFirstResponder()

    #expect(isResigned)
    #expect(page.screen.focus.view === next)
  }

  @Test func `the cursor stands where the next letter goes`() {
    let page = InputPage([field])

    page.screen.type("日本x")
    page.screen.press(.left)
    _ = page.screen.text

    #expect(page.screen.drawn().cursor == TerminalPoint(column: 5, row: 0))
  }

  @Test func `a text longer than the field scrolls with the cursor`() {
    let page = InputPage(columns: 20, [field])

    page.screen.type("abcdefghijklmnopqrstuvwxyz")
    let end = page.row(0)
    page.screen.press(.home)
    let start = page.row(0)

    #expect(end == "▌jklmnopqrstuvwxyz")
    #expect(start == "▌abcdefghijklmnopqr")
  }

  @Test func `a wide letter at the edge is left out rather than cut`() {
    let page = InputPage(columns: 20, [field])

    page.screen.type(String(repeating: "界", count: 10))

    #expect(page.row(0) == "▌ " + String(repeating: "界", count: 8))
  }

  @Test func `a secret is shown as dots`() {
    field.isSecureTextEntry = true
    let page = InputPage([field])

    page.screen.type("pässword")

    #expect(page.row(0) == "▌••••••••")
    #expect(field.text == "pässword")
  }

  @Test func `pasted lines become one`() {
    let page = InputPage([field])

    page.screen.send(.paste("two\nlines\u{1B}[2J\n"))

    #expect(field.text == "two lines[2J")
  }

  @Test func `a click sets the cursor, and the selection is shown`() {
    field.text = "hello"
    let page = InputPage([field])

    page.screen.click(TerminalPoint(column: 3, row: 0))
    page.screen.press(.right, .shift)
    page.screen.press(.right, .shift)

    #expect(field.line.selection == 2..<4)
    #expect(page.screen.attributes.contains("1:4-5 underline reverse"))
  }

  @Test func `setting the same text leaves the cursor where it is`() {
    let page = InputPage([field])
    page.screen.type("abc")
    page.screen.press(.left)

    field.text = "abc"
    page.screen.type("X")

    #expect(field.text == "abXc")
  }

  @Test func `a disabled field can't be edited`() {
    field.isEnabled = false
    let page = InputPage([field])

    page.screen.type("a")
    page.screen.click(TerminalPoint(column: 2, row: 0))

    #expect(field.text == "")
    #expect(!field.becomeFirstResponder())
  }
}
