import AppComponents
import AppShell
import Coordinator
import Outbox
import UIKit

extension UnsentViewController: Renderer {
  func render(_ viewState: UnsentViewState) {
    title = viewState.title
    rows.show(viewState.rows)
    tableView.show(viewState.placeholder)
  }

  /// Shows each review in its cell.
  func makeRows() -> TableRows<PendingReview.ID> {
    TableRows(in: tableView) { cell, row in cell.showSymbols(of: row) }
  }
}
