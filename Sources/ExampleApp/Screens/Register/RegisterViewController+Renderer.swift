import AppShell
import Coordinator
import UIKit

extension RegisterViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: RegisterViewState) {
    wait.show(viewState.waiting)
    errorLabel.showProblem(viewState.error)
    progressView.isHidden = viewState.progress == nil
    progressView.progress = viewState.progress ?? 0
    showProblem()
  }

  /// Shows what is missing once the user types, and enables the button if the form can be sent.
  func showProblem() {
    problemLabel.show(hasText ? problem : nil)
    registerButton.isEnabled = problem == nil && progressView.isHidden
  }
}
