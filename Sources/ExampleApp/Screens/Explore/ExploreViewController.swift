import UIKit

/// Owns the list of sights and reports what the user does to it.
final class ExploreViewController: UIViewController {
  /// What a row of the table stands for.
  enum Item: Hashable, Sendable {
    case sight(Sight.ID)
    case status
  }

  let canSearch: Bool
  let searchField = UISearchTextField()
  let sortControl = UISegmentedControl()
  let noticeLabel = UILabel(.body)
  let tableView = UITableView(frame: .zero, style: .plain)
  let refreshControl = UIRefreshControl()
  lazy var dataSource = makeDataSource()
  var viewState: ExploreViewState?
  var send: (ExploreAction) -> Void = { _ in }

  init(canSearch: Bool) {
    self.canSearch = canSearch
    super.init(nibName: nil, bundle: nil)
    addSorts()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    tableView.delegate = self
    tableView.refreshControl = refreshControl
    searchField.addAction(
      UIAction { [unowned self] _ in send(.searchChanged(searchField.text ?? "")) },
      for: .editingChanged)
    searchField.addAction(
      UIAction { [unowned self] _ in searchField.resignFirstResponder() },
      for: .primaryActionTriggered)
    refreshControl.addAction(
      UIAction { [unowned self] _ in send(.refreshPulled) }, for: .valueChanged)
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

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, Item> {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    return UITableViewDiffableDataSource(tableView: tableView) {
      [unowned self] table, index, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: index)
      switch item {
      case .sight: viewState.map { render($0.rows[index.row], in: cell) }
      case .status: renderStatus(in: cell)
      }
      return cell
    }
  }
}

extension ExploreViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .sight(let id): send(.sightTapped(id))
    case .status: send(.retryTapped)
    case nil: break
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard viewState?.canLoadMore == true, indexPath.row == (viewState?.rows.count ?? 0) - 1 else {
      return
    }
    send(.endReached)
  }
}
