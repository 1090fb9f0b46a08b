import AppComponents
import Outbox
import UIKit

/// Owns the list of what isn't sent yet and reports the user's actions.
final class UnsentViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = TableRows<PendingReview.ID>(in: tableView) { $0.showSymbols(of: $1) }
  var send: (UnsentAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    rows.selected = { [unowned self] in send(.reviewTapped($0)) }
  }
}
