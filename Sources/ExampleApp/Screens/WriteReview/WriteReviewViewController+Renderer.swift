import Coordinator
import UIKit

extension WriteReviewViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: WriteReviewViewState) {
    headingLabel.text = viewState.heading
    errorLabel.showProblem(viewState.error)
    sendButton.isEnabled = !viewState.isSending
    spinner.spins(viewState.isSending)
  }

  /// Shows what is missing.
  func showProblem() { errorLabel.showProblem(problem) }
}
