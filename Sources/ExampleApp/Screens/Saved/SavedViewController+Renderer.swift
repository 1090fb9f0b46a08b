import AppComponents
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
}
