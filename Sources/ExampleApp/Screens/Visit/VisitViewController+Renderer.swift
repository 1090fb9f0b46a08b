import Coordinator
import UIKit

extension VisitViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: VisitViewState) {
    nameLabel.text = viewState.name
    noticeLabel.show(viewState.notice)
    retryButton.isHidden = !viewState.canRetry
    spinner.spins(viewState.isLoading)

    countLabel.text = viewState.count
    elapsedLabel.text = viewState.elapsed
    decrementButton.isEnabled = viewState.canDecrement
  }
}
