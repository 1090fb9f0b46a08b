import AppComponents
import Coordinator
import UIKit

extension ItemsViewController: Renderer {
  func render(_ viewState: ItemsViewState) {
    title = viewState.title
    canLoadMore = viewState.canLoadMore
    noticeLabel.showNotice(viewState.notice)
    // The search starts after a pause in typing.
    if !searchField.isEditing { searchField.text = viewState.search }
    rows.show(viewState.rows)
    tableView.show(viewState.placeholder, retry: { [unowned self] in send(.retryTapped) })
    refreshControl.show(viewState.isRefreshing)
  }
}
