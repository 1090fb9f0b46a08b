import UIKit

/// A row of a table: a title, and often a subtitle below it.
struct TableRow<ID: Hashable & Sendable>: Equatable, Identifiable {
  let id: ID
  let title: String
  var subtitle: String?
}

/// Shows rows in a table, one cell for each, and reports what the user does with them.
///
/// Only the cells of rows that changed are filled again. Keep this object as long as the table.
@MainActor final class TableRows<ID: Hashable & Sendable>: NSObject, UITableViewDelegate {
  /// Receives the row that the user selected.
  var selected: (ID) -> Void = { _ in }
  /// Receives the row that the user removed by swiping; without it, rows can't be removed.
  var removed: ((ID) -> Void)?
  /// Receives each row that appears.
  var appeared: (ID) -> Void = { _ in }
  /// Called when the last row appears.
  var endReached: () -> Void = {}
  private let tableView: UITableView
  private let fill: (UITableViewCell, TableRow<ID>) -> Void
  private var rows: [ID: TableRow<ID>] = [:]
  private lazy var dataSource = UITableViewDiffableDataSource<Int, ID>(tableView: tableView) {
    [unowned self] tableView, index, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: index)
    if let row = rows[id] { fill(cell, row) }
    return cell
  }

  /// Makes a table without rows; the closure shows a row in a cell, which may have shown another one.
  init(in tableView: UITableView, fill: @escaping (UITableViewCell, TableRow<ID>) -> Void) {
    (self.tableView, self.fill) = (tableView, fill)
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.delegate = self
  }

  /// Shows these rows instead of those before; UIKit would trap on an identifier that comes twice.
  func show(_ newRows: [TableRow<ID>]) {
    let changed = newRows.filter { row in rows[row.id].map { $0 != row } ?? false }
    rows = Dictionary(newRows.map { ($0.id, $0) }) { first, _ in first }
    var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
    snapshot.appendSections([0])
    var unseen = Set(rows.keys)
    snapshot.appendItems(newRows.map(\.id).filter { unseen.remove($0) != nil })
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    dataSource.itemIdentifier(for: indexPath).map(selected)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    dataSource.itemIdentifier(for: indexPath).map(appeared)
    if indexPath.row == rows.count - 1 { endReached() }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let removed, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
      removed(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

extension UITableViewCell {
  /// Shows a row; one without a subtitle is a remark.
  func show<ID>(_ row: TableRow<ID>) {
    var content = row.subtitle == nil ? UIListContentConfiguration.cell() : .subtitleCell()
    (content.text, content.secondaryText) = (row.title, row.subtitle)
    content.secondaryTextProperties.numberOfLines = 0
    if row.subtitle == nil { content.textProperties.color = .secondaryLabel }
    contentConfiguration = content
  }
}
