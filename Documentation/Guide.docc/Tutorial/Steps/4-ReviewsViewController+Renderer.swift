import Coordinator
import UIKit

extension ReviewsViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: ReviewsViewState) {
    rows.show(viewState.rows)
    contentUnavailableConfiguration = viewState.placeholder?.configuration { [unowned self] in
      send(ReviewsAction.retryTapped)
    }
  }

  /// Shows each review in its cell.
  func makeRows() -> TableRows<Review.ID> {
    TableRows(in: tableView) { cell, row in
      cell.show(row)
      cell.selectionStyle = .none
    }
  }
}
