import AppComponents
import Coordinator
import UIKit

extension ExploreViewController: Renderer {
  func render(_ viewState: ExploreViewState) {
    title = viewState.title
    noticeLabel.showNotice(viewState.notice)
    header.isHidden = !canSearch && viewState.notice == nil
    // The search starts after a pause in typing.
    if !searchField.isEditing { searchField.text = viewState.query.search }
    order.show(viewState.query)
    position.show(viewState.answer, or: viewState.count.position)
    tableView.show(
      viewState.placeholder, retry: { [unowned self] in send(.retryTapped) },
      stop: { [unowned self] in send(.stopTapped) })
    rows.show(viewState.rows, of: viewState.shownQuery)
    refreshControl.show(viewState.isRefreshing)
  }
}
