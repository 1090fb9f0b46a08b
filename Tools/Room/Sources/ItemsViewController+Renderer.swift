import AppShell
import Coordinator
import UIKit

extension ItemsViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: ItemsViewState) {
    title = viewState.title
    canLoadMore = viewState.canLoadMore
    rows.show(viewState.rows)
    contentUnavailableConfiguration = viewState.placeholder?.configuration(
      retry: { [unowned self] in send(.retryTapped) })
  }

  /// Shows each row, and the status below them, in its cell.
  func makeRows() -> TableRows<ItemsPage.Row.ID?> {
    TableRows(in: tableView) { cell, row in
      cell.show(row)
      cell.accessoryType = row.id == nil ? .none : .disclosureIndicator
    }
  }
}
