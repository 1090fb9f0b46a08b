import UIKit

/// Owns the list of saved sights and reports what the user does to it.
final class SavedViewController: UIViewController {
  let noticeLabel = UILabel(.body)
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var dataSource = makeDataSource()
  lazy var undoButton = UIBarButtonItem(
    title: "Undo", primaryAction: UIAction { [unowned self] _ in send(.undoTapped) })
  var viewState: SavedViewState?
  var send: (SavedAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    tableView.delegate = self
    send(.viewLoaded)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, Sight.ID> {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    return UITableViewDiffableDataSource(tableView: tableView) { [unowned self] table, index, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: index)
      viewState.map { render($0.rows[index.row], in: cell) }
      return cell
    }
  }
}

extension SavedViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    dataSource.itemIdentifier(for: indexPath).map { send(.sightTapped($0)) }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [unowned self] _, _, completion in
      send(.removeTapped(id))
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
