import UIKit

/// Owns the list of actions and reports that it was loaded.
final class InspectorViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  /// The actions in the table.
  lazy var rows = makeRows()
  var send: (InspectorAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    send(.viewLoaded)
  }
}
