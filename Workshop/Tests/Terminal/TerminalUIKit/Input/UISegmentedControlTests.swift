import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["Name", "Rating", "Year"])

  @Test func `the selected segment is visible without colors`() {
    control.selectedSegmentIndex = 1
    let page = InputScreen([control])

    #expect(page.row(0) == "   Name   ▐ Rating ▌   Year")
  }

  @Test func `a long title takes room from short ones`() {
    let control = UISegmentedControl(items: ["Recommended", "A", "B", "C"])

    let columns = control.columnsOfSegments(in: 28)

    #expect(columns.map(\.count) == [14, 5, 4, 5])
    #expect(control.columnsOfSegments(in: 60).map(\.count) == [15, 15, 15, 15])
    #expect(control.columnsOfSegments(in: 20).map(\.count) == [13, 3, 3, 4])
    #expect(control.columnsOfSegments(in: 3).map(\.count).reduce(0, +) == 3)
  }

  @Test func `where columns are scarce, neighbors share one before a title is cut`() {
    let control = UISegmentedControl(items: ["Name", "Rating", "Year"])
    control.frame = CGRect(x: 0, y: 0, width: 18 * 8, height: 16)
    control.selectedSegmentIndex = 1
    let screen = TerminalScreen(columns: 30, rows: 6)
    let page = UIViewController()
    page.view.addSubview(control)

    screen.show(page)

    #expect(screen.text.hasPrefix(" Name▐Rating▌Year"))
  }

  @Test func `the focus has one pair of colors, in the title and around it`() {
    control.selectedSegmentIndex = 1
    let page = InputScreen([control])

    #expect(page.screen.attributes.contains("1:12-19 bold reverse bg=background\n"))
  }

  @Test func `arrows select segments and stop at the ends`() {
    control.selectedSegmentIndex = 0
    let page = InputScreen([control])
    page.record(.valueChanged, of: control, as: "changed")

    for key in [TerminalKey.left, .right, .right, .right] { page.screen.press(key) }
    let last = control.selectedSegmentIndex
    page.screen.press(.home)

    #expect((last, control.selectedSegmentIndex) == (2, 0))
    #expect(page.events == ["changed", "changed", "changed"])
  }

  @Test func `without a selection the first segment shows the focus, and Enter selects it`() {
    let page = InputScreen([control])

    let before = page.screen.attributes
    page.screen.press(.enter)

    #expect(before.contains("1:2-9 underline bg=fill"))
    #expect(page.row(0) == "▐  Name  ▌  Rating     Year")
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `a click selects a segment, and a click on the selected one runs no actions`() throws {
    let page = InputScreen([control])
    page.record(.valueChanged, of: control, as: "changed")

    try page.screen.tap("Year")
    try page.screen.tap("Year")

    #expect(control.selectedSegmentIndex == 2)
    #expect(page.events == ["changed"])
  }

  @Test func `a segment runs its action`() throws {
    var chosen: [String] = []
    let action = UIAction(title: "Off") { chosen.append($0.title) }
    let control = UISegmentedControl(items: ["On"])
    control.insertSegment(action: action, at: 1, animated: false)
    let page = InputScreen([control])

    try page.screen.tap("Off")

    #expect(chosen == ["Off"])
  }

  @Test func `the longest titles are truncated if there is no room`() {
    let control = UISegmentedControl(items: ["Recommended", "Rating", "Year"])
    let page = InputScreen(columns: 20, [control])

    #expect(page.row(0).contains("Recom…") && page.row(0).contains("Year"))
  }
}
