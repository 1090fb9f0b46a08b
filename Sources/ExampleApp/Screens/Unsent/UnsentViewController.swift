import AppComponents
import AppShell
import UIKit

/// Owns the list of what isn't sent yet and reports the user's actions.
final class UnsentViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = makeRows()
  var send: (UnsentAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    rows.selected = { [unowned self] in send(.reviewTapped($0)) }
  }
}
