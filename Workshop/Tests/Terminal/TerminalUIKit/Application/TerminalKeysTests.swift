import Foundation
import Testing

@testable import TerminalUIKit

/// A page with a table to refresh, a button and a search field.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TerminalKeysTests {
  private let screen = TerminalScreen(columns: 40, rows: 20)
  private let button = UIButton(configuration: .plain())
  private let scrollView = UIScrollView()
  private let field = UISearchTextField()
  private let taps = TapCount()

  init() {
    let page = UIViewController()
    button.configuration?.title = "Save"
    button.frame = CGRect(x: 0, y: 48, width: 80, height: 16)
    button.addAction(UIAction { [taps] _ in taps.value += 1 }, for: .primaryActionTriggered)
    scrollView.frame = CGRect(x: 0, y: 96, width: 320, height: 96)
    scrollView.refreshControl = UIRefreshControl()
    field.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
    for view in [button, scrollView, field] { page.view.addSubview(view) }
    screen.show(page)
    screen.update()
  }

  @Test func `a question mark lists all keys, those without room in the last row too`() {
    screen.resize(columns: 24, rows: 20)
    let before = screen.text

    screen.type("?")

    #expect(!before.contains("^Z Suspend"))
    let keys = [
      ("⏎", "Save"), ("/", "Search"), ("⇥", "Next"), ("⇧⇥", "Previous"), ("q ^C", "Quit"),
      ("^Z", "Suspend"),
    ]
    for (key, title) in keys { #expect(lists(key, title), "\(key)") }
  }

  @Test func `a letter with the effect of Enter shares its hint, and can get another title`() {
    screen.resize(columns: 80, rows: 20)
    let page = button.nearestViewController
    page?.onTerminalKeys("s", "Save") { _ in }
    screen.press(.tab)
    screen.focus.move(to: button)
    screen.update()
    #expect(screen.text.contains("⏎ s Save"))

    page?.onTerminalKeys("s", "Remove") { _ in }
    screen.setNeedsUpdate()
    screen.update()

    #expect(screen.text.contains("⏎ Save   s Remove"))
  }

  @Test(arguments: [
    (60, "⏎ Save   q Quit   / Search   ⇥ Next   ? Keys"),
    (36, "⏎ Save   q Quit   ⇥ Next   ? Keys"), (34, "⏎ Save   q Quit   ? Keys"),
    (24, "⏎ Save   ? Keys"),
  ])
  func `the last row begins with what is most important, and ends with the list of keys`(
    columns: Int, expected: String
  ) {
    screen.focus.move(to: button)

    screen.resize(columns: columns, rows: 20)

    #expect(screen.text.hasSuffix(" \(expected)"))
  }

  @Test(arguments: [
    (40, "⏎ Esc Continue Editing   ? Keys"), (30, "⏎ Esc Continue…   ? Keys"),
  ])
  func `a narrow screen names Enter and Escape where they do the same`(
    columns: Int, expected: String
  ) {
    button.configuration?.title = "Continue Editing"
    button.nearestViewController?.onTerminalKeys("⎋", "Continue Editing") { _ in }
    screen.focus.move(to: button)

    screen.resize(columns: columns, rows: 20)

    #expect(screen.text.contains(expected))
  }

  @Test(arguments: [TerminalKey.escape, .enter, .character("?")])
  func `the list closes`(key: TerminalKey) {
    let before = screen.text
    screen.type("?")

    screen.press(key)

    #expect(screen.text == before)
    #expect(taps.value == 0)
  }

  @Test func `keys of the screen do nothing while the list is shown, which names its own`() {
    var pressed: [Character] = []
    button.nearestViewController?.onTerminalKeys("s", "Save") { pressed.append($0) }
    let focused = screen.focus.view
    screen.resize(columns: 60, rows: 40)
    screen.type("?")
    let list = screen.text

    screen.type(" s/jq")
    for key in [TerminalKey.tab, .down, .right, .end] { screen.press(key) }
    screen.send(.paste("app://page"))

    #expect(screen.text == list)
    #expect(list.contains("\n Esc Close   ^C Quit"))
    #expect(taps.value == 0 && pressed.isEmpty && screen.focus.view === focused)
    #expect(!screen.isQuit)
  }

  @Test(arguments: [false, true])
  func `a click on a key's name presses it`(isListing: Bool) throws {
    if isListing { screen.type("?") }
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(/\/ +Search/) })
    let column = try #require(rows[row].range(of: "Search")).lowerBound

    screen.click(
      TerminalPoint(column: rows[row].distance(from: rows[row].startIndex, to: column), row: row))

    #expect(field.isFirstResponder)
    #expect(!screen.isListingKeys)
  }

  @Test func `the columns of the list keep each group whole`() throws {
    for number in 1...6 {
      button.nearestViewController?.onTerminalKeys("\(number)", "Key \(number)") { _ in }
    }
    screen.resize(columns: 80, rows: 24)
    screen.type("?")

    let rows = screen.text.split(separator: "\n")
    let app = try #require(rows.first { $0.contains(/This Screen +App/) })
    let start = try #require(app.range(of: "App")).lowerBound
    let place = app.distance(from: app.startIndex, to: start)
    #expect(rows.contains { $0.dropFirst(place).contains("Suspend") })
    #expect(!rows.contains { $0.prefix(place).contains("Suspend") })
  }

  @Test func `where there is little room, fewer keys are named, and each has its title`() {
    let page = button.nearestViewController
    page?.onTerminalKeys("⎋", "Back") { _ in }
    for (key, title) in [("s", "Save"), ("v", "Visit"), ("w", "Write")] {
      page?.onTerminalKeys(key, title) { _ in }
    }
    screen.focus.move(to: button)
    screen.resize(columns: 60, rows: 20)
    let wide = screen.text

    screen.resize(columns: 40, rows: 20)

    #expect(wide.contains("Esc Back") && wide.contains("? Keys"))
    #expect(screen.text.hasSuffix(" ⏎ s Save   Esc Back   v Visit   ? Keys"))
  }

  @Test func `a list without room has one column, and scrolls`() {
    screen.resize(columns: 30, rows: 9)
    screen.type("?")
    let top = screen.text

    screen.press(.end)

    #expect(top.contains("This Screen") && !top.contains("Suspend"))
    #expect(!screen.text.contains("This Screen") && lists("^Z", "Suspend"))
  }

  @Test func `the list groups the keys, and names the mouse and links`() throws {
    screen.resize(columns: 60, rows: 40)
    screen.type("?")

    let words = ["This Screen", "⏎ ", "Moving", "⇥ ", "App", "q ^C ", "Mouse ", "Paste "]
    let places = try words.map { try #require(screen.text.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test(arguments: [false, true])
  func `a key of the page works wherever the focus is, but not behind a placeholder`(
    isEmpty: Bool
  ) {
    let page = button.nearestViewController
    var pressed: [Character] = []
    page?.onTerminalKeys("oO", "Order") { pressed.append($0) }
    if isEmpty { page?.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty() }

    screen.type("oO")
    field.becomeFirstResponder()
    screen.type("o")

    #expect(pressed == (isEmpty ? [] : ["o", "O"]))
    #expect(field.text == "o")
    field.resignFirstResponder()
    #expect(screen.keyHints.contains { $0.key == "o" } != isEmpty)
  }

  @Test func `arrows and Escape can be a page's keys, and three keys are a range`() {
    var pressed: [Character] = []
    button.nearestViewController?.onTerminalKeys("←→", "Step") { pressed.append($0) }
    button.nearestViewController?.onTerminalKeys("⎋", "Leave") { pressed.append($0) }
    button.nearestViewController?.onTerminalKeys("123", "Stars") { pressed.append($0) }
    screen.resize(columns: 80, rows: 20)

    screen.press(.left)
    screen.press(.escape)

    #expect(pressed == ["←", "⎋"])
    #expect(screen.text.contains("Esc Leave   ←→ Step   q Quit   1–3 Stars"))
  }

  @Test func `the list has a title`() {
    screen.type("?")

    #expect(screen.text.contains("╭─ Keys ─"))
  }

  @Test func `the titles in the list are aligned, and the groups apart`() throws {
    screen.resize(columns: 60, rows: 30)
    screen.type("?")

    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let titles = ["Save", "Next", "Move or Scroll", "Suspend", "Open a Link"]
    let places = try titles.map { title in
      let row = try #require(rows.first { $0.contains("│") && $0.contains(" \(title) ") })
      return row.distance(from: row.startIndex, to: try #require(row.range(of: title)).lowerBound)
    }
    let app = try #require(rows.firstIndex { $0.contains("│  App") })
    #expect(Set(places).count == 1)
    #expect(rows[app - 1].filter { !" │".contains($0) }.isEmpty)
  }

  @Test func `the list names the keys of the page in the order of the last row`() throws {
    let page = button.nearestViewController
    page?.onTerminalKeys("v", "Visit") { _ in }
    page?.onTerminalKeys("⎋", "Back") { _ in }
    screen.focus.move(to: button)
    screen.resize(columns: 60, rows: 40)
    let row = screen.text
    screen.type("?")

    let titles = ["Save", "Back", "Visit"]
    for text in [row, screen.text] {
      let places = try titles.map { try #require(text.range(of: " \($0)")).lowerBound }
      #expect(places == places.sorted())
    }
  }

  /// Whether the list of keys names a key with its effect.
  private func lists(_ key: String, _ title: String) -> Bool {
    screen.text.split(separator: "\n").contains { row in
      row.firstRange(of: "\(key) ").map {
        row[$0.upperBound...].drop { $0 == " " }.hasPrefix(title)
      } ?? false
    }
  }

  @Test(arguments: [("⇥ ", 0, true), ("←↑↓→", 1, true), ("←↑↓→", 2, false)])
  func `each key of a hint can be clicked`(hint: String, column: Int, moves: Bool) throws {
    screen.resize(columns: 60, rows: 20)
    screen.focus.move(to: field)
    field.resignFirstResponder()
    let before = screen.focus.view
    screen.type("?")
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(hint) })
    let start = try #require(rows[row].range(of: hint)).lowerBound

    screen.click(
      TerminalPoint(
        column: rows[row].distance(from: rows[row].startIndex, to: start) + column, row: row))

    #expect((screen.focus.view !== before) == moves)
  }

  @Test func `a click on the list's way out closes it`() throws {
    screen.type("?")
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(/\? +Close/) })
    let column = try #require(rows[row].range(of: "Close")).lowerBound

    screen.click(
      TerminalPoint(column: rows[row].distance(from: rows[row].startIndex, to: column), row: row))

    #expect(!screen.isListingKeys)
  }

  @Test func `a click elsewhere only closes the list`() {
    screen.type("?")

    screen.click(TerminalPoint(column: 2, row: 3))

    #expect(!screen.isListingKeys)
    #expect(taps.value == 0)
  }

  @Test func `in a text field a question mark is text`() {
    field.becomeFirstResponder()

    screen.type("?")

    #expect(field.text == "?")
    #expect(!screen.isListingKeys)
  }

  @Test func `a list without room says how many keys are above and below`() {
    screen.resize(columns: 30, rows: 9)
    screen.type("?")
    let top = screen.text

    screen.press(.down)
    let second = screen.text
    screen.press(.end)

    #expect(top.contains("↓ ") && !top.contains("↑ "))
    #expect(second.contains("↑ 1 ") && second.contains("↓ "))
    #expect(second.contains("╮") && second.contains("╯"))
    #expect(screen.text.contains("↑ ") && !screen.text.contains(/↓ \d/))
  }

  @Test(arguments: [[TerminalEvent.key(.character("j"))], [.key(.character("d"), .control)]])
  func `letters scroll the list like arrows`(events: [TerminalEvent]) {
    screen.resize(columns: 30, rows: 9)
    screen.type("?")

    for event in events { screen.send(event) }

    #expect(screen.isListingKeys)
    #expect(screen.firstListedKey > 0)
  }

  @Test func `the wheel scrolls the list, as far as there are keys`() {
    screen.resize(columns: 30, rows: 9)
    screen.type("?")
    let point = TerminalPoint(column: 10, row: 4)

    for _ in 0..<40 { screen.send(.mouse(TerminalMouse(.scrollDown, at: point))) }
    let bottom = screen.text
    for _ in 0..<40 { screen.send(.mouse(TerminalMouse(.scrollUp, at: point))) }

    #expect(bottom.contains("Suspend"))
    #expect(screen.text.contains("This Screen"))
  }

  @Test func `Control-G lists the keys while the user types, and closes the list`() {
    screen.resize(columns: 80, rows: 24)
    field.becomeFirstResponder()
    let hint = screen.text

    screen.press(.character("g"), .control)
    let list = screen.text
    screen.press(.character("g"), .control)

    #expect(hint.contains("^G Keys"))
    #expect(list.contains("╭─ Keys ─"))
    #expect(!screen.isListingKeys)
    #expect(field.text == "")
  }

  @Test func `a search without results keeps the focus`() {
    button.superview?.addSubview(UITableView(frame: CGRect(x: 0, y: 192, width: 80, height: 64)))
    field.becomeFirstResponder()
    screen.type("zzz")

    field.resignFirstResponder()

    #expect(screen.focus.view === field)
  }
  @Test func `the list of keys says what a capital does, and the last row only its letter`() {
    button.nearestViewController?.onTerminalKeys("oO", "Order") { _ in }
    screen.resize(columns: 80, rows: 24)
    let row = screen.text

    screen.type("?")

    #expect(row.contains(" o Order ") && !row.contains("O Order"))
    #expect(lists("O", "Order (Reversed)"))
  }

  @Test func `a key that is offered comes before those of the page, and only while it works`() {
    button.nearestViewController?.onTerminalKeys("v", "Visit") { _ in }
    button.nearestViewController?.offerTerminalKey("u", "Undo") { _ in }
    screen.resize(columns: 60, rows: 20)
    let offered = screen.text

    field.becomeFirstResponder()

    #expect(offered.contains(" u Undo   ⏎ Save   v Visit"))
    #expect(!screen.text.contains("u Undo"))
  }

  @Test func `the last row says that pasted text is no link, until the next key`() {
    screen.send(.paste("some words"))
    let pasted = screen.text

    screen.press(.tab)

    #expect(pasted.contains("The pasted text is no link.") && !pasted.contains("⏎"))
    #expect(screen.text.contains("⏎ Search   Esc Done"))
  }
}

@MainActor private final class TapCount {
  var value = 0
}
