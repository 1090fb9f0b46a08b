import UIKit

/// A row of a table: a title, and often a subtitle below it.
struct TableRow<ID: Hashable & Sendable>: Equatable, Identifiable {
  let id: ID
  let title: String
  var subtitle: String?
}

/// Shows rows in a table, one cell for each.
///
/// When the rows change, only the cells that differ are filled again. The table doesn't keep its data
/// source, so keep this object as long as the table.
@MainActor final class TableRows<ID: Hashable & Sendable> {
  typealias Row = TableRow<ID>

  private let tableView: UITableView
  private let fill: (UITableViewCell, Row) -> Void
  private var rows: [ID: Row] = [:]
  private lazy var dataSource = UITableViewDiffableDataSource<Int, ID>(tableView: tableView) {
    [unowned self] tableView, index, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: index)
    if let row = rows[id] { fill(cell, row) }
    return cell
  }

  /// Makes a table without rows.
  ///
  /// - Parameters:
  ///   - tableView: Where to show the rows.
  ///   - fill: Shows a row in its cell, which may have shown another one before.
  init(in tableView: UITableView, fill: @escaping (UITableViewCell, Row) -> Void) {
    (self.tableView, self.fill) = (tableView, fill)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  /// Shows these rows instead of those before.
  func show(_ newRows: [Row]) {
    let changed = newRows.filter { row in rows[row.id].map { $0 != row } ?? false }
    rows = Dictionary(newRows.map { ($0.id, $0) }) { first, _ in first }
    var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(newRows.map(\.id))
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// The row at a position, if there is one.
  subscript(index: IndexPath) -> Row? { dataSource.itemIdentifier(for: index).flatMap { rows[$0] } }
}

extension UITableViewCell {
  /// Shows the title and the subtitle of a row; a row without a subtitle is a remark.
  func show<ID>(_ row: TableRow<ID>) {
    var content = row.subtitle == nil ? UIListContentConfiguration.cell() : .subtitleCell()
    (content.text, content.secondaryText) = (row.title, row.subtitle)
    content.secondaryTextProperties.numberOfLines = 0
    if row.subtitle == nil { content.textProperties.color = .secondaryLabel }
    contentConfiguration = content
  }
}
