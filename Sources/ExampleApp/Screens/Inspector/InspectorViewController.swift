import UIKit

/// Owns the list of actions.
final class InspectorViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var dataSource = makeDataSource()
  var viewState: InspectorViewState?

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
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
