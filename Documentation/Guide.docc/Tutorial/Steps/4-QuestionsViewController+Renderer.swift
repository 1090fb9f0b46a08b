import AppComponents
import Coordinator
import UIKit

extension QuestionsViewController: Renderer {
  func render(_ viewState: QuestionsViewState) {
    title = viewState.title
    rows.show(viewState.rows)
    tableView.show(viewState.placeholder, retry: { [unowned self] in send(.retryTapped) })
  }

  /// Shows each question in its cell.
  func makeRows() -> TableRows<Question.ID> {
    TableRows(in: tableView) { cell, row in
      cell.show(row)
      cell.selectionStyle = .none
    }
  }
}
