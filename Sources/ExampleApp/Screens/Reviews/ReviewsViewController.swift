import AppComponents
import AppShell
import UIKit

/// Owns the list of reviews and reports the user's actions.
final class ReviewsViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = makeRows()
  var send: (ReviewsAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    rows.selected = { [unowned self] in if case .pending(let id) = $0 { send(.pendingTapped(id)) } }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: localized("Write"),
      primaryAction: UIAction { [unowned self] _ in send(.writeTapped) }
    ).withTerminalKey("w")
    send(.viewLoaded)
  }
}
