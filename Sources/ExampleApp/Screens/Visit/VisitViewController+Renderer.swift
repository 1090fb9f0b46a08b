import AppComponents
import Coordinator
import UIKit

extension VisitViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: VisitViewState) {
    nameLabel.text = viewState.name
    noticeLabel.showNotice(viewState.notice)
    retryButton.isHidden = !viewState.canRetry
    spinner.spins(viewState.isLoading)
    wait.show(viewState.waiting)

    countLabel.text = viewState.count
    elapsedLabel.text = viewState.elapsed
    decrementButton.isEnabled = viewState.canDecrement
  }
}
