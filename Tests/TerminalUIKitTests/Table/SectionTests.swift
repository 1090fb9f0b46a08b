import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite struct SectionTests {
  private func rows(_ style: UITableView.Style) -> [String] {
    let screen = TerminalScreen(columns: 30, rows: 9)
    screen.show(GroupedTable(style: style))
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(6).map(String.init)
  }

  @Test func `a plain table sets one section after the other`() {
    #expect(
      rows(.plain) == [
        "  Profile", "  ☆ Name               Ada ›", "  On this device.",
        "  ☆ Name               Ada ✓", "", "",
      ])
  }

  @Test func `a grouped table sets its sections apart`() {
    #expect(
      rows(.insetGrouped) == [
        "  Profile", "  ☆ Name               Ada ›", "  On this device.", "",
        "  ☆ Name               Ada ✓", "",
      ])
  }

  @Test func `header and footer views scroll with the rows, and a field in one keeps the focus`() {
    let fixture = TableFixture(rows: 3)
    let field = UITextField()
    field.placeholder = "Search"
    fixture.table.tableHeaderView = field
    fixture.screen.update()
    field.becomeFirstResponder()
    fixture.screen.type("a")

    fixture.show([1, 2])
    fixture.screen.type("b")

    #expect(field.text == "ab")
    #expect(fixture.rows.prefix(3) == ["ab", "Row 1", "Row 2"])
  }
}
