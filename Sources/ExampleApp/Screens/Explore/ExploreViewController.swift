import UIKit

/// Owns the list of sights and reports what the user does.
final class ExploreViewController: UIViewController {
  /// Whether the user can search and sort here.
  var canSearch = true
  let searchField = UISearchTextField()
  let sortControl = UISegmentedControl()
  let noticeLabel = UILabel(.body)
  let tableView = UITableView(frame: .zero, style: .plain)
  let refreshControl = UIRefreshControl()
  lazy var rows = makeRows()
  var viewState: ExploreViewState?
  var send: (ExploreAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    addSorts()
    layOutViews()
    tableView.delegate = self
    tableView.refreshControl = refreshControl
    searchField.on(.editingChanged) { [unowned self] in
      send(.searchChanged(searchField.text ?? ""))
    }
    searchField.on { [unowned self] in searchField.resignFirstResponder() }
    refreshControl.on(.valueChanged) { [unowned self] in send(.refreshPulled) }
    send(.viewLoaded)
  }

  private func addSorts() {
    let sorts: [SightQuery.Sort?] = [nil] + SightQuery.Sort.allCases
    for (index, sort) in sorts.enumerated() {
      let title = sort?.rawValue.capitalized ?? "Guide"
      let action = UIAction(title: title) { [unowned self] _ in send(.sortTapped(sort)) }
      sortControl.insertSegment(action: action, at: index, animated: false)
    }
  }
}

extension ExploreViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath].map { send($0.id.map(ExploreAction.sightTapped) ?? .retryTapped) }
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let viewState, viewState.canLoadMore, indexPath.row == viewState.rows.count - 1
    else { return }
    send(.endReached)
  }
}
