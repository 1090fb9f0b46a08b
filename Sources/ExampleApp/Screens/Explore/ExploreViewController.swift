import AppComponents
import AppShell
import UIKit

/// Owns the list of sights and reports the user's actions.
final class ExploreViewController: UIViewController {
  /// Whether the user can search and sort here; set it before the view is loaded.
  var canSearch = true
  let searchField = UISearchTextField()
  let order = SightOrderViews()
  let noticeLabel = UILabel(.body, .notice)
  /// The views above the list; hidden with them, since a stack of hidden views has no definite height.
  lazy var header = UIStackView(
    column: (canSearch ? [searchField, order.row] : []) + [noticeLabel]
  ).withMargins()
  let tableView = UITableView(frame: .zero, style: .plain)
  let refreshControl = UIRefreshControl()
  lazy var rows = TableRows<Sight.ID?>(in: tableView) { $0.showSight($1) }
  lazy var position = ListPosition(in: rows)
  var send: (ExploreAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    searchField.on(.editingChanged) { [unowned self] in
      send(.searchChanged(searchField.text ?? ""))
    }
    searchField.on { [unowned self] in searchField.resignFirstResponder() }
    // The field may lose the focus because the screen goes.
    searchField.on(.editingDidEnd) { [weak self] in
      guard let self else { return }
      send(.searched(searchField.text ?? ""))
    }
    order.chosen = { [unowned self] in send(.sortTapped($0)) }
    order.reversed = { [unowned self] in send(.orderTapped) }
    rows.selected = { [unowned self] id in
      send(id.map(ExploreAction.sightTapped) ?? .statusTapped)
    }
    rows.endReached = { [unowned self] in send(.endReached) }
    refreshControl.on(.valueChanged) { [unowned self] in send(.refreshPulled) }
    if canSearch {
      onKeys("oO", localized("Order")) { [unowned self] key in
        order.choose(after: key == "o" ? 1 : -1)
      }
    }
    send(.viewLoaded)
  }
}
