import AppComponents
import Coordinator
import UIKit

extension QuestionsViewController: Renderer {
  func render(_ viewState: QuestionsViewState) {
    title = viewState.title
    rows.show(viewState.rows)
    tableView.show(viewState.placeholder, retry: { [unowned self] in send(.retryTapped) })
  }
}
