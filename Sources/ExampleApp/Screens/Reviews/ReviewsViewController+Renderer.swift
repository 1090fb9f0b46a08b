import AppComponents
import AppShell
import Coordinator
import UIKit

extension ReviewsViewController: Renderer {
  func render(_ viewState: ReviewsViewState) {
    title = viewState.title
    noticeLabel.showNotice(viewState.notice)
    notice.isHidden = viewState.notice == nil
    tableView.show(
      viewState.placeholder, retry: { [unowned self] in send(.retryTapped) },
      stop: { [unowned self] in send(.stopTapped) })
    rows.show(viewState.rows)
    refreshControl.show(viewState.isRefreshing)
  }

  /// Shows each review in its cell.
  func makeRows() -> TableRows<ReviewsViewState.RowID> {
    TableRows(in: tableView) { cell, row in
      cell.showSymbols(of: row)
      cell.selectionStyle = .default
      if case .review = row.id { cell.selectionStyle = .none }
    }
  }
}
