import UIKit

/// Owns the list of actions and reports that it was loaded.
final class InspectorViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var dataSource = makeDataSource()
  var viewState: InspectorViewState?
  var send: (InspectorAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    send(.viewLoaded)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, Int> {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    return UITableViewDiffableDataSource(tableView: tableView) { [unowned self] table, index, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: index)
      viewState.map { render($0.rows[index.row], in: cell) }
      return cell
    }
  }
}
