import AppComponents
import AppShell
import UIKit

/// Owns the list of reviews and reports the user's actions.
final class ReviewsViewController: UIViewController {
  let noticeLabel = UILabel(.body, .notice)
  lazy var notice = noticeLabel.withMargins()
  let refreshControl = UIRefreshControl()
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = TableRows<ReviewsViewState.RowID>(in: tableView) { cell, row in
    cell.showSymbols(of: row)
    if case .review = row.id { cell.selectionStyle = .none }
  }
  var send: (ReviewsAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    rows.selected = { [unowned self] in choose($0) }
    rows.trailingActions = { [unowned self] row in
      if case .own(let id) = row { [.remove { self.send(.ownTapped(id)) }] } else { [] }
    }
    refreshControl.on(.valueChanged) { [unowned self] in send(.refreshPulled) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: localized("Write"),
      primaryAction: UIAction { [unowned self] _ in send(.writeTapped) }
    )
    send(.viewLoaded)
  }

  private func choose(_ row: ReviewsViewState.RowID) {
    switch row {
    case .own(let id): send(.ownTapped(id))
    case .pending(let id): send(.pendingTapped(id))
    // Others' reviews do nothing.
    case .review: break
    }
  }
}
