import AppShell
import UIKit

/// Owns the list and reports what the user does.
final class ItemsViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = makeRows()
  var canLoadMore = false
  var send: (ItemsAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    rows.selected = { [unowned self] id in send(id.map(ItemsAction.rowTapped) ?? .retryTapped) }
    rows.endReached = { [unowned self] in if canLoadMore { send(.endReached) } }
    send(.viewLoaded)
  }
}
