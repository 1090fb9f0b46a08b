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

  /// Shows what is missing once the user has typed something, and enables the button if nothing is, and
  /// the form is not being sent.
  func showProblem() {
    problemLabel.show(hasText ? problem : nil)
    registerButton.isEnabled = problem == nil && progressView.isHidden
  }
}
