import AppComponents
import Coordinator
import UIKit

extension ReviewsViewController: Renderer {
  func render(_ viewState: ReviewsViewState) {
    title = viewState.title
    noticeLabel.showNotice(viewState.notice)
    notice.isHidden = viewState.notice == nil
    tableView.show(
      viewState.placeholder, retry: { [unowned self] in send(.retryTapped) },
      stop: { [unowned self] in send(.stopTapped) })
    rows.show(viewState.rows)
    refreshControl.show(viewState.isRefreshing)
  }
}
