import Coordinator
import UIKit

extension InspectorViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: InspectorViewState) { rows.show(viewState.rows) }

  /// Shows each action in its cell.
  func makeRows() -> TableRows<Int> {
    TableRows(in: tableView) { cell, row in
      cell.show(row)
      cell.selectionStyle = .none
    }
  }
}
