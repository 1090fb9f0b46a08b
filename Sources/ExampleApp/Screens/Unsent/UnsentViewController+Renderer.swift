import AppComponents
import Coordinator
import UIKit

extension UnsentViewController: Renderer {
  func render(_ viewState: UnsentViewState) {
    title = viewState.title
    tableView.show(viewState.placeholder)
    rows.show(viewState.rows)
  }
}
