import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct DiffableDataSourceTests {
  private let fixture = TableFixture(rows: 6)

  init() {
    _ = fixture.rows
    fixture.forget()
  }

  @Test func `rows that stay are not configured again`() {
    fixture.show([5, 0, 1, 2, 3, 4, 6])

    #expect(
      fixture.rows.prefix(7) == ["Row 5", "Row 0", "Row 1", "Row 2", "Row 3", "Row 4", "Row 6"])
    #expect(fixture.filled == [6])
  }

  @Test func `only a reconfigured row is configured again, in its existing cell`() {
    let before = fixture.table.cellForRow(at: IndexPath(row: 2, section: 0))
    fixture.words = { "New \($0)" }

    fixture.show(Array(0..<6), reconfiguring: [2])

    #expect(fixture.rows[1...3] == ["Row 1", "New 2", "Row 3"])
    #expect(fixture.filled == [2])
    #expect(fixture.table.cellForRow(at: IndexPath(row: 2, section: 0)) === before)
  }

  @Test func `focus and selection move with their rows`() {
    for key in [TerminalKey.down, .down, .enter] { fixture.screen.press(key) }

    fixture.show([9, 8, 7, 2, 1, 0])

    #expect(fixture.item(fixture.table.focusedPath) == 2)
    #expect(fixture.item(fixture.table.selectedPath) == 2)
  }

  @Test func `a row selected before it was seen can go`() {
    let fixture = TableFixture(rows: 6)
    fixture.table.selectRow(
      at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)

    fixture.show([0, 1])
    #expect(fixture.rows.prefix(2) == ["Row 0", "Row 1"])
    fixture.show([0])

    #expect(fixture.rows.prefix(2) == ["Row 0", ""])
    #expect(fixture.table.selectedPath == nil)
  }

  @Test func `rows that are inserted above push the visible ones down, as in UIKit`() {
    let fixture = TableFixture(rows: 50)
    _ = fixture.rows
    fixture.table.contentOffset.y = 320
    _ = fixture.rows

    fixture.show(Array(-5..<50))

    #expect(fixture.rows.first == "Row 15")
  }

  @Test func `a new first row is visible above the one that was first`() {
    fixture.words = { "Row \($0)\nmore" }

    fixture.show(Array(-1..<6))

    #expect(fixture.rows.prefix(3) == ["Row -1", "more", "Row 0"])
    #expect(fixture.table.contentOffset.y == 0)
  }

  @Test func `the row that replaces the focused one is fully visible`() {
    let fixture = TableFixture(rows: 10)
    fixture.screen.press(.end)
    _ = fixture.rows
    fixture.words = { "Row \($0)\nmore" }

    fixture.show(Array(0..<9) + Array(20..<30))

    #expect(fixture.rows.suffix(2) == ["Row 20", "more"])
  }

  @Test func `other rows at the top have the focus on the same row, or else on the first`() {
    let fixture = TableFixture(rows: 50)
    for _ in 0..<20 { fixture.screen.press(.down) }
    _ = fixture.rows

    fixture.table.contentOffset = .zero
    fixture.show(Array((0..<50).reversed()))
    let reversed = fixture.rows
    fixture.table.contentOffset = .zero
    fixture.show(Array(100..<150))

    #expect(reversed.contains("Row 20"))
    #expect(fixture.rows.first == "Row 100")
    #expect(fixture.item(fixture.table.focusedPath) == 100)
  }

  @Test func `a focused row that moves far down is in sight, however high the rows above are`() {
    let fixture = TableFixture(rows: 10)
    fixture.screen.press(.end)
    _ = fixture.rows
    fixture.words = { "Row \($0)\nmore" }

    fixture.show(Array(20..<60) + [9] + Array(60..<80))

    #expect(fixture.rows.contains("Row 9"))
  }

  @Test func `rows that change twice before they are laid out keep the focus in the table`() {
    let fixture = TableFixture(rows: 50)
    fixture.screen.press(.end)
    _ = fixture.rows

    fixture.show([0, 1, 2])
    fixture.show([5])

    #expect(fixture.rows.first == "Row 5")
    #expect(fixture.item(fixture.table.focusedPath) == 5)
  }

  @Test func `an empty table loses the focus, and gets it when there are rows`() {
    fixture.show([])
    fixture.screen.update()
    let wasFocused = fixture.table.isFocused

    fixture.show([1, 2])
    fixture.screen.update()

    #expect(wasFocused == false)
    #expect(fixture.table.isFocused)
    #expect(fixture.screen.text.contains("▌ Row 1"))
  }

  @Test(arguments: 0..<40) func `any change shows the same as a new table`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let fixture = TableFixture(rows: 0)
    let heights = (0..<30).map { _ in Int.random(in: 1...3, using: &random) }
    fixture.words = { item in
      "Row \(item)" + String(repeating: "\n.", count: heights[item] - 1)
    }

    for _ in 0..<6 {
      let items = Array(
        (0..<30).shuffled(using: &random).prefix(Int.random(in: 0...30, using: &random)))
      fixture.show(items)
      let key: TerminalKey =
        [.down, .pageDown, .end, .home, .up].randomElement(using: &random) ?? .up
      fixture.screen.press(key)
      let text = fixture.rows
      fixture.table.reloadData()
      #expect(fixture.rows == text, "seed \(seed)")
    }
  }

  @Test func `a snapshot keeps sections and items in order`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])

    snapshot.appendItems([4], toSection: "a")

    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 4, 3])
  }
}
