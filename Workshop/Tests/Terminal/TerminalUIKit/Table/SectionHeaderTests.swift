import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct SectionHeaderTests {
  /// A data source whose sections have their identifiers as titles.
  private final class Letters: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  private let screen = TerminalScreen(columns: 20, rows: 6)
  private let table = UITableView(frame: .zero, style: .plain)
  private let source: Letters

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = Letters(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      return cell
    }
    let page = UIViewController()
    page.view = table
    screen.show(page)
    show([("A", [1, 2]), ("B", [3]), ("C", [4, 5])])
  }

  private func show(_ sections: [(String, [Int])]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (title, rows) in sections {
      snapshot.appendSections([title])
      snapshot.appendItems(rows)
    }
    source.apply(snapshot)
  }

  private var rows: [String] {
    screen.text.split(separator: "\n").prefix(5).map { line in
      line.filter { !"▌─┃".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `each section has its title above its rows`() {
    #expect(rows == ["A", "Row 1", "Row 2", "B", "Row 3"])
  }

  @Test func `the arrow keys pass over titles, which come into sight with their rows`() {
    for key in [TerminalKey.down, .down, .down] { screen.press(key) }
    #expect(rows == ["Row 2", "B", "Row 3", "C", "Row 4"])
    #expect(source.indexPath(for: 4) == table.focusedPath)

    screen.press(.home)

    #expect(rows.first == "A")
  }

  @Test func `a click on a title selects nothing`() {
    screen.click(TerminalPoint(column: 3, row: 3))

    #expect(table.selectedPath == nil)
  }

  @Test func `the focus stays on its row, and in sight, when a section comes above it`() {
    for key in [TerminalKey.down, .down] { screen.press(key) }

    show([("0", [0]), ("A", [1, 2]), ("B", [3])])

    #expect(table.focusedPath == source.indexPath(for: 3))
    #expect(rows.prefix(4) == ["A", "Row 1", "Row 2", "B"])
    #expect(rows.contains("Row 3"))
  }
}
