import AppComponents
import AppShell
import UIKit

/// Owns the list of sights and reports the user's actions.
final class ExploreViewController: UIViewController {
  /// Whether the user can search and sort here.
  var canSearch = true
  let searchField = UISearchTextField()
  lazy var sortControl = makeSortControl()
  let orderButton = UIButton(configuration: .plain())
  let positionItem = UIBarButtonItem(title: "")
  let noticeLabel = UILabel(.body, .notice)
  /// The views above the list; hidden with them, since a stack of hidden views has no definite height.
  lazy var header = UIStackView(
    column: [searchField, UIStackView(row: [sortControl, orderButton]), noticeLabel]
  ).withMargins()
  let tableView = UITableView(frame: .zero, style: .plain)
  let refreshControl = UIRefreshControl()
  lazy var rows = makeRows()
  var viewState: ExploreViewState?
  /// The user's position in the list; nil if no row is marked.
  var row: Int?
  private let sorts: [SightQuery.Sort?] = [nil] + SightQuery.Sort.allCases
  var send: (ExploreAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    tableView.refreshControl = refreshControl
    searchField.on(.editingChanged) { [unowned self] in
      send(.searchChanged(searchField.text ?? ""))
    }
    searchField.on { [unowned self] in searchField.resignFirstResponder() }
    rows.selected = { [unowned self] id in
      guard viewState?.canSelect == true else { return }
      send(id.map(ExploreAction.sightTapped) ?? .statusTapped)
    }
    rows.moved = { [unowned self] in
      row = $0
      showPosition()
    }
    orderButton.on { [unowned self] in send(.orderTapped) }
    rows.endReached = { [unowned self] in send(.endReached) }
    refreshControl.on(.valueChanged) { [unowned self] in send(.refreshPulled) }
    send(.viewLoaded)
    guard canSearch else { return }
    onKeys("oO", localized("Order")) { [unowned self] key in
      let index = sortControl.selectedSegmentIndex + (key == "o" ? 1 : sorts.count - 1)
      send(.sortTapped(sorts[index % sorts.count]))
    }
  }

  /// Creates the control with all its segments, so that one can be selected before the view is loaded.
  private func makeSortControl() -> UISegmentedControl {
    let sortControl = UISegmentedControl()
    for (index, sort) in sorts.enumerated() {
      let title = sort?.title ?? localized("Featured")
      let action = UIAction(title: title) { [unowned self] _ in send(.sortTapped(sort)) }
      sortControl.insertSegment(action: action, at: index, animated: false)
    }
    return sortControl
  }
}
