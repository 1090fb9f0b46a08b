import AppShell
import Coordinator
import UIKit

extension SignInViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: SignInViewState) {
    wait.show(viewState.waiting)
    errorLabel.showProblem(viewState.error)
    spinner.spins(viewState.isSending)
    enableSending()
  }

  /// Enables the button if the form is complete, and not being sent.
  func enableSending() {
    signInButton.isEnabled = credentials != nil && !spinner.isAnimating
  }
}
