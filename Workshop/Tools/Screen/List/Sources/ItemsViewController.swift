import AppComponents
import UIKit

/// Owns the list and reports what the user does.
final class ItemsViewController: UIViewController {
  let searchField = UISearchTextField()
  let noticeLabel = UILabel(.body, .notice)
  let tableView = UITableView(frame: .zero, style: .plain)
  let refreshControl = UIRefreshControl()
  lazy var rows = TableRows<ItemsPage.Row.ID?>(in: tableView) { cell, row in
    cell.show(row)
    cell.accessoryType = row.id == nil ? .none : .disclosureIndicator
  }
  var canLoadMore = false
  var send: (ItemsAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    tableView.refreshControl = refreshControl
    searchField.on(.editingChanged) { [unowned self] in
      send(.searchChanged(searchField.text ?? ""))
    }
    searchField.on { [unowned self] in searchField.resignFirstResponder() }
    // The field may lose the focus because the screen goes.
    searchField.on(.editingDidEnd) { [weak self] in
      guard let self else { return }
      send(.searched(searchField.text ?? ""))
    }
    refreshControl.on(.valueChanged) { [unowned self] in send(.refreshPulled) }
    rows.selected = { [unowned self] id in send(id.map(ItemsAction.rowTapped) ?? .retryTapped) }
    rows.endReached = { [unowned self] in if canLoadMore { send(.endReached) } }
    send(.viewLoaded)
  }
}
