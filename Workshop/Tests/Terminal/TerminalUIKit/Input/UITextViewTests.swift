import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct UITextViewTests {
  private let view = UITextView()
  private let toggle = UISwitch()
  private let delegate = Delegate()
  private let page: InputScreen

  /// A text view of three rows of 18 columns, above a switch.
  init() {
    view.delegate = delegate
    view.heightAnchor.constraint(equalToConstant: 48).isActive = true
    page = InputScreen(columns: 20, [view, toggle])
    view.becomeFirstResponder()
  }

  private var rows: [String] { (0..<3).map(page.row) }

  @Test(
    arguments: [
      ("", 12, [0..<0]), ("See the tower.", 12, [0..<8, 8..<14]),
      ("See the town   ", 12, [0..<15]), ("abc\n\nd", 12, [0..<3, 4..<4, 5..<6]),
      ("See abcdefghijklmno", 12, [0..<4, 4..<16, 16..<19]), ("日本語 日本", 7, [0..<4, 4..<6]),
      ("日本", 1, [0..<1, 1..<2]),
    ])
  func `a text breaks between words, at line breaks, and in words without room`(
    text: String, columns: Int, rows: [Range<Int>]
  ) {
    #expect(TextLine(text).rows(columns: columns) == rows)
  }

  @Test func `what is typed wraps, and the text scrolls with the cursor`() {
    page.screen.type("See the tall tower of")
    #expect(rows == ["▌See the tall tower", "▌of", "▌"])

    page.screen.type(" London, and all of it again, please")
    #expect(rows == ["▌of London, and all", "▌of it again,      ┃", "▌please            ┃"])
    #expect(page.screen.drawn().cursor == TerminalPoint(column: 7, row: 2))

    page.screen.send(.mouse(TerminalMouse(.scrollUp, at: TerminalPoint(column: 2, row: 1))))
    #expect(rows.first == "▌See the tall tower┃")
    #expect(page.screen.drawn().cursor == nil)
  }

  @Test func `arrows move between rows, keep their column, and leave at the ends`() {
    page.screen.type("See the tall tower of London")
    page.screen.press(.up)
    page.screen.type("X")
    #expect(view.text == "See the tXall tower of London")

    page.screen.press(.down)
    page.screen.press(.down)
    #expect(toggle.isFocused)
    page.screen.press(.up)
    #expect(view.isFirstResponder)
  }

  @Test func `a column outlasts a shorter row`() {
    view.text = "abcdef\nb\nabcdef"
    page.screen.press(.up)
    page.screen.press(.up)
    page.screen.type("X")

    #expect(view.text == "abcdefX\nb\nabcdef")
  }

  @Test(arguments: [
    ("a", "one\nXtwo\nthree"), ("e", "one\ntwoX\nthree"), ("k", "one\ntX\nthree"),
    ("u", "one\nXwo\nthree"),
  ])
  func `the shortcuts of terminals are about the line between line breaks`(
    letter: Character, text: String
  ) {
    view.text = "one\ntwo\nthree"
    page.screen.press(.up)
    page.screen.press(.home)
    page.screen.press(.right)

    page.screen.press(.character(letter), .control)
    page.screen.type("X")

    #expect(view.text == text)
  }

  @Test func `Control and K at the end of a line joins the next one`() {
    view.text = "one\ntwo"
    page.screen.press(.up)
    page.screen.press(.end)

    page.screen.press(.character("k"), .control)

    #expect(view.text == "onetwo")
  }

  @Test func `Home and End move within a row, and with Control in the text`() {
    view.text = "See the tall tower of London"
    page.screen.press(.home)
    page.screen.type("1")
    page.screen.press(.home, .control)
    page.screen.type("2")
    page.screen.press(.end)
    page.screen.type("3")

    #expect(view.text == "2See the tall3 tower 1of London")
  }

  @Test func `Return breaks the line, unless the delegate refuses`() {
    page.screen.type("ab")
    page.screen.press(.enter)
    delegate.refused = "\n"
    page.screen.press(.enter)

    #expect(view.text == "ab\n")
    #expect(delegate.changes == ["a", "ab", "ab\n"])
    #expect(delegate.ranges.last == NSRange(location: 3, length: 0))
  }

  @Test func `setting the text tells nobody`() {
    view.text = "See"

    #expect(delegate.changes == [])
  }

  @Test func `the range to replace is counted in UTF-16`() {
    view.text = "👍🏽a"
    page.screen.press(.left, .shift)
    page.screen.press(.left, .shift)
    page.screen.press(.delete)

    #expect(delegate.ranges == [NSRange(location: 0, length: 5)])
    #expect(view.text == "")
  }

  @Test func `pasted lines stay lines, without control characters`() {
    page.screen.send(.paste("two\nlines\u{1B}[2J"))

    #expect(view.text == "two\nlines[2J")
  }

  @Test func `a click moves the cursor, and a selection is visible on its rows`() {
    view.text = "See the tall tower of London"
    toggle.becomeFirstResponder()

    page.screen.click(TerminalPoint(column: 3, row: 1))
    page.screen.press(.up, .shift)

    #expect(view.isFirstResponder)
    #expect(page.screen.attributes.contains("1:4-20 reverse"))
    page.screen.press(.backspace)
    #expect(view.text == "Se London")
  }

  @Test func `a text that can't be edited takes no focus`() {
    view.isEditable = false
    page.screen.update()

    #expect(!view.becomeFirstResponder())
    #expect(toggle.isFocused)
  }

  @Test func `a narrower text view wraps anew, and stays within its text`() {
    view.text = "See the tall tower of London again"
    page.screen.send(.resize(TerminalSize(columns: 40, rows: 8)))

    #expect(rows == ["▌See the tall tower of London again", "▌", "▌"])
  }

  @Test func `Enter begins a new line, and Control-S presses the button that sends`() {
    var sent: [String] = []
    let post = UIAction(title: "Post") { [view] _ in sent.append(view.text) }
    let button = UIButton(configuration: .borderedProminent(), primaryAction: post)
    let form = InputScreen(columns: 60, [view, button])
    view.becomeFirstResponder()

    form.screen.type("a")
    form.screen.press(.enter)
    form.screen.type("b")
    form.screen.press(.character("s"), .control)

    #expect(sent == ["a\nb"])
    #expect(form.screen.text.contains("^S Post   ⏎ New Line"))
  }
}

/// Keeps what a text view tells, and refuses one text.
@MainActor private final class Delegate: NSObject, UITextViewDelegate {
  var refused: String?
  private(set) var changes: [String] = []
  private(set) var ranges: [NSRange] = []

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    ranges.append(range)
    return text != refused
  }

  func textViewDidChange(_ textView: UITextView) { changes.append(textView.text) }
}
