import UIKit

/// Owns the list of saved sights and reports what the user does.
final class SavedViewController: UIViewController {
  let noticeLabel = UILabel(.body)
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = makeRows()
  lazy var undoButton = UIBarButtonItem(
    title: "Undo", primaryAction: UIAction { [unowned self] _ in send(.undoTapped) })
  var send: (SavedAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    tableView.delegate = self
    send(.viewLoaded)
  }
}

extension SavedViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath].map { send(.sightTapped($0.id)) }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = rows[indexPath]?.id else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [unowned self] _, _, completion in
      send(.removeTapped(id))
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
