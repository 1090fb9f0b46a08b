import AppComponents
import AppShell
import Coordinator
import UIKit

extension SavedViewController: Renderer {
  func render(_ viewState: SavedViewState) {
    title = viewState.title
    navigationItem.leftBarButtonItem = viewState.rows.isEmpty ? nil : clearButton
    navigationItem.rightBarButtonItem = viewState.canUndo ? undoButton : nil
    tableView.show(viewState.placeholder)
    rows.show(viewState.rows)
  }

  /// Shows each sight, and the status below them, in its cell.
  func makeRows() -> TableRows<Sight.ID?> {
    TableRows(in: tableView) { cell, row in cell.showSight(row) }
  }
}
