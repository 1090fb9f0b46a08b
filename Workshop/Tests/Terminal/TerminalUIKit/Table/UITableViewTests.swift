import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UITableViewTests {
  @Test(arguments: [(2, [1]), (12, [])])
  func `a drag along a row doesn't tap it`(end: Int, chosen: [Int]) {
    let fixture = TableFixture(rows: 3)
    fixture.screen.update()

    fixture.screen.send(.mouse(TerminalMouse(.press, at: TerminalPoint(column: 3, row: 1))))
    fixture.screen.send(.mouse(TerminalMouse(.release, at: TerminalPoint(column: end, row: 1))))

    #expect(fixture.chosen == chosen)
  }

  @Test(arguments: [UITableViewCell.SelectionStyle.default, .none])
  func `the help line offers to select only rows that show their selection`(
    style: UITableViewCell.SelectionStyle
  ) {
    let fixture = TableFixture(rows: 3)
    _ = fixture.screen.text

    fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))?.selectionStyle = style

    #expect(fixture.screen.text.contains("⏎ Choose") == (style == .default))
  }

  @Test func `the background view doesn't scroll with the rows`() {
    let fixture = TableFixture(rows: 50)
    let back = UIView()
    fixture.table.backgroundView = back

    fixture.screen.press(.end)
    _ = fixture.rows

    #expect(fixture.table.contentOffset.y > 0)
    #expect(back.frame == fixture.table.bounds)
  }

  @Test func `only visible rows are created`() {
    let fixture = TableFixture(rows: 10_000)

    _ = fixture.rows

    #expect(fixture.filled == Array(0..<10))
    #expect(fixture.displayed == Array(0..<10))
  }

  @Test func `scrolling through 10,000 rows creates a screenful of cells`() {
    let fixture = TableFixture(rows: 10_000)

    for _ in 0..<1_200 { fixture.screen.press(.pageDown) }

    #expect(fixture.rows.last == "Row 9999")
    #expect(fixture.made.count <= 30)
  }

  @Test func `arrows move the focus and scroll with it`() {
    let fixture = TableFixture(rows: 50)

    for _ in 0..<12 { fixture.screen.press(.down) }

    #expect(fixture.rows == (3...12).map { "Row \($0)" })
    #expect(fixture.screen.text.contains("▌ Row 12"))
  }

  @Test func `keys move the focus by pages and to both ends`() {
    let fixture = TableFixture(rows: 50)
    let focus = { fixture.table.focusedPath?.row }

    let path = [TerminalKey.end, .home, .pageDown, .pageUp].map { key in
      fixture.screen.press(key)
      return focus()
    }

    #expect(path == [49, 0, 9, 0])
  }

  @Test func `Enter and a click select a row and call the delegate`() throws {
    let fixture = TableFixture(rows: 5)
    fixture.screen.press(.down)

    fixture.screen.press(.enter)
    try fixture.screen.tap("Row 3")

    #expect(fixture.chosen == [1, 3])
    #expect(fixture.table.selectedPath == IndexPath(row: 3, section: 0))
    fixture.table.deselectRow(at: IndexPath(row: 3, section: 0), animated: true)
    #expect(fixture.table.selectedPath == nil)
  }

  @Test(arguments: [TerminalKey.character("x"), .delete, .backspace])
  func `a key runs a swipe action, and the focus stays where it was`(key: TerminalKey) {
    let fixture = TableFixture(rows: 5, columns: 40)
    fixture.screen.press(.down)

    fixture.screen.press(key)

    #expect(fixture.rows.prefix(4) == ["Row 0", "Row 2", "Row 3", "Row 4"])
    #expect(fixture.screen.text.contains("▌ Row 2"))
    #expect(fixture.screen.text.contains("x Remove"))
  }

  @Test func `rows are as high as their text, and measured when they become visible`() {
    let fixture = TableFixture(rows: 3, columns: 24)
    fixture.words = { $0 == 1 ? "A title that needs two lines" : "Row \($0)" }

    #expect(fixture.rows.prefix(4) == ["Row 0", "A title that needs", "two lines", "Row 2"])
  }

  @Test func `a narrower screen measures again`() {
    let fixture = TableFixture(rows: 2, columns: 40)
    fixture.words = { _ in "A title that needs two lines" }
    let wide = fixture.rows.prefix(2)

    fixture.screen.resize(columns: 24, rows: 11)

    #expect(wide == ["A title that needs two lines", "A title that needs two lines"])
    #expect(fixture.rows.prefix(3) == ["A title that needs", "two lines", "A title that needs"])
  }

  @Test func `measuring rows doesn't move the visible rows above them`() {
    let fixture = TableFixture(rows: 100, columns: 24)
    fixture.words = { "Row \($0) with words for two lines" }
    _ = fixture.rows
    fixture.table.focusRow(IndexPath(row: 60, section: 0))

    let top = fixture.rows.first
    fixture.screen.send(.mouse(TerminalMouse(.scrollUp, at: TerminalPoint(column: 3, row: 3))))

    #expect(top == "Row 56 with words")
    #expect(fixture.rows[3] == top)
  }

  @Test func `the app selects a row without a call of the delegate, and the focus starts there`() {
    let fixture = TableFixture(rows: 5)
    let path = IndexPath(row: 2, section: 0)

    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    fixture.screen.update()

    #expect(fixture.table.cellForRow(at: path)?.isSelected == true)
    #expect(fixture.table.focusedPath == path)
    #expect(fixture.chosen == [])
  }

  @Test func `a selected row is highlighted, and its cell isn't when it is reused`() {
    let fixture = TableFixture(rows: 100)
    fixture.screen.press(.enter)

    let isSelected = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected
    fixture.screen.press(.end)

    #expect(isSelected == true)
    #expect(fixture.table.shown.values.contains { $0.isSelected } == false)
  }

  @Test func `the wheel scrolls without moving the focus`() {
    let fixture = TableFixture(rows: 50)
    _ = fixture.rows

    fixture.screen.send(.mouse(TerminalMouse(.scrollDown, at: TerminalPoint(column: 3, row: 3))))

    #expect(fixture.rows.first == "Row 3")
    #expect(fixture.table.focusedPath == IndexPath(row: 0, section: 0))
  }

  @Test func `a refresh shows a row above the first one until it ends`() {
    let fixture = TableFixture(rows: 3)
    let control = UIRefreshControl()
    var asked = 0
    control.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
    fixture.table.refreshControl = control

    fixture.screen.press(.character("r"))
    let during = fixture.rows
    control.endRefreshing()

    #expect(asked == 1)
    #expect(during[1] == "Row 0")
    #expect(during[0].contains("Refreshing"))
    #expect(fixture.rows[0] == "Row 0")
  }

  @Test func `a list that gets the focus back has it on a visible row`() {
    let fixture = TableFixture(rows: 50)
    _ = fixture.rows
    fixture.screen.focus.move(to: nil)
    fixture.table.contentOffset.y = 320
    _ = fixture.rows
    fixture.screen.focus.move(to: nil)
    fixture.screen.update()

    #expect(fixture.item(fixture.table.focusedPath) == 20)
    #expect(fixture.rows.first == "Row 20")
  }

  @Test func `the focused row stays in sight when the screen shrinks`() {
    let fixture = TableFixture(rows: 50)
    for _ in 0..<9 { fixture.screen.press(.down) }
    _ = fixture.rows

    fixture.screen.resize(columns: 30, rows: 6)

    #expect(fixture.rows.contains("Row 9"))
  }

  @Test func `a row that was scrolled out stays out when the screen shrinks`() {
    let fixture = TableFixture(rows: 50)
    _ = fixture.rows
    fixture.table.contentOffset.y = 320
    _ = fixture.rows

    fixture.screen.resize(columns: 30, rows: 6)

    #expect(fixture.rows.first == "Row 20")
  }

  @Test func `the focused row is louder than the selected one, with and without colors`() throws {
    let fixture = TableFixture(rows: 3)
    fixture.table.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(!fixture.screen.attributes.contains("bg=selection"))

    fixture.screen.press(.down)
    fixture.screen.update()

    let canvas = fixture.screen.canvas
    let (selected, focused) = (canvas[0, 3].style, canvas[1, 3].style)
    #expect(selected == TerminalStyle(background: .selection))
    #expect(focused == TerminalStyle(background: .focus, isBold: true))
    let basic = TerminalCapabilities(depth: .basic, theme: .dark)
    #expect(TerminalPaint(selected, basic).parameters(from: .plain) == ["4"])
    #expect(TerminalPaint(focused, basic).parameters(from: .plain) == ["30", "47"])
    let none = TerminalCapabilities(depth: .none, theme: .dark)
    #expect(TerminalPaint(selected, none).parameters(from: .plain) == ["4"])
    #expect(TerminalPaint(focused, none).parameters(from: .plain) == ["1", "7"])
  }

  @Test func `the delegate learns which row has the focus, and which are in sight`() {
    let fixture = TableFixture(rows: 30)
    _ = fixture.rows
    let (focused, scrolls) = (fixture.focused, fixture.scrolls)

    fixture.screen.press(.end)
    _ = fixture.rows

    #expect(focused == [0])
    #expect(fixture.focused == [0, 29] && fixture.scrolls > scrolls)
    #expect(fixture.table.indexPathsForVisibleRows?.last == IndexPath(row: 29, section: 0))
    fixture.screen.focus.move(to: nil)
    #expect(fixture.focused == [0, 29, nil])
  }

  @Test func `rows that come back keep the focused row in sight`() {
    let fixture = TableFixture(rows: 60)
    fixture.screen.update()
    fixture.show([40, 41])
    fixture.screen.update()

    fixture.show(Array(0..<60))

    #expect(fixture.rows.contains("Row 40"))
    #expect(fixture.screen.text.contains("▌ Row 40"))
  }

  @Test func `the indicator depends on where the user is, and not on how they got there`() {
    func bar(_ fixture: TableFixture) -> [Bool] {
      fixture.screen.text.split(separator: "\n").map { $0.contains("┃") }
    }
    func make() -> TableFixture {
      let fixture = TableFixture(rows: 0)
      fixture.words = { row in
        row % 3 == 0 ? "Row \(row) has a long title that takes two lines" : "Row \(row)"
      }
      fixture.show(Array(0..<60))
      fixture.screen.update()
      return fixture
    }
    let fresh = make()
    let traveled = make()

    traveled.screen.press(.end)
    traveled.screen.update()
    traveled.screen.press(.home)

    #expect(bar(traveled) == bar(fresh))
  }

  @Test func `Control-D and Control-U move by pages`() {
    let fixture = TableFixture(rows: 60)
    fixture.screen.update()

    fixture.screen.press(.character("d"), .control)
    let down = fixture.table.focusedPath?.row ?? 0
    fixture.screen.press(.character("u"), .control)

    #expect(down > 3)
    #expect(fixture.table.focusedPath?.row == 0)
  }
  @Test func `a row that is scrolled in from below leaves no half of another at the top`() {
    let fixture = TableFixture(rows: 50, height: 12)
    fixture.words = { "Row \($0)\nmore" }
    fixture.screen.update()

    for _ in 0..<5 { fixture.screen.press(.down) }

    #expect(fixture.rows.first == "Row 1")
  }

  @Test func `End stays at the end while rows are added, until another key`() {
    let fixture = TableFixture(rows: 20)
    fixture.screen.press(.end)

    fixture.show(Array(0..<40))
    let followed = fixture.rows.last
    fixture.screen.press(.up)
    fixture.show(Array(0..<60))

    #expect(followed == "Row 39")
    #expect(fixture.item(fixture.table.focusedPath) == 38)
  }
}
