import Foundation
import Testing

@testable import TerminalUIKit

/// The parts of tables that people reach for, as they use them.
@Suite(.timeLimit(.minutes(30))) @MainActor struct StandardTableTests {
  private let table = UITableView(frame: .zero, style: .plain)
  private let screen = TerminalScreen(columns: 24, rows: 8)
  private let source: UITableViewDiffableDataSource<Int, String>

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessoryType = item == "Bread" ? .checkmark : .none
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["Bread", "Milk"], toSection: 1)
    snapshot.appendItems(["Soap"], toSection: 2)
    snapshot.reconfigureItems(["Milk"])
    source.apply(snapshot)
    let page = UIViewController()
    page.view = table
    screen.show(page)
  }

  @Test func `a snapshot is what the table shows, with nothing left to reconfigure`() {
    let snapshot = source.snapshot()

    #expect(snapshot.itemIdentifiers == ["Bread", "Milk", "Soap"])
    #expect(snapshot.itemIdentifiers(inSection: 2) == ["Soap"])
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(source.indexPath(for: "Soap") == IndexPath(row: 0, section: 1))
  }

  @Test func `a changed snapshot shows its changes once it is applied`() {
    var snapshot = source.snapshot()
    snapshot.deleteItems(["Milk", "Unknown"])
    snapshot.appendItems(["Milk"], toSection: 2)
    #expect(source.indexPath(for: "Milk") == IndexPath(row: 1, section: 0))

    source.apply(snapshot)

    #expect(source.indexPath(for: "Milk") == IndexPath(row: 1, section: 1))
    #expect(source.snapshot().itemIdentifiers == ["Bread", "Soap", "Milk"])
    #expect(screen.text.contains("Soap"))
  }

  @Test func `a chosen row has a check mark`() {
    let rows = screen.text.split(separator: "\n").map(String.init)

    #expect(rows.first { $0.contains("Bread") }?.contains("✓") == true)
    #expect(rows.first { $0.contains("Milk") }?.contains("✓") == false)
  }

  @Test(arguments: [(13, "London · 1859", 32), (12, "London", 32), (5, "London · 1859", 48)])
  func `a row leaves out the last part of its second line rather than wrap it`(
    columns: Int, expected: String, height: CGFloat
  ) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Ben"
    content.secondaryText = "London · 1859"
    content.secondaryTextProperties.numberOfLines = 0
    let view = ListContentView(configuration: content)

    let fitting = view.fittingHeight(forWidth: CGFloat(columns * 8)) ?? 0

    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Ben", expected])
    #expect(fitting >= height)
    #expect(columns < 12 || fitting == height)
  }
  @Test(arguments: [
    (18, 16, CGRect(x: 96, y: 0, width: 48, height: 16)),
    (9, 32, CGRect(x: 0, y: 16, width: 72, height: 16)),
  ])
  func `a second text is at the end of the line, or below the first without room`(
    columns: Int, height: CGFloat, frame: CGRect
  ) {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Ben"
    content.secondaryText = "London"
    let view = ListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: CGFloat(columns * 8), height: height)

    view.layoutIfNeeded()

    #expect(view.fittingHeight(forWidth: view.bounds.width) == height)
    #expect(view.subviews.last?.frame == frame)
  }
}
