import Coordinator
import UIKit

extension RegisterViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: RegisterViewState) {
    errorLabel.showProblem(viewState.error)
    progressView.isHidden = viewState.progress == nil
    progressView.progress = viewState.progress ?? 0
    showProblem()
  }
}
