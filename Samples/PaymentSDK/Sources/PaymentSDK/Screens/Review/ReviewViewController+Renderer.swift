import Coordinator
import UIKit

extension ReviewViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: ReviewViewState) {
    summaryLabel.text = viewState.summary
    statusView.render(viewState.status)
    sendButton.isEnabled = viewState.canSend
  }
}
