import Coordinator
import UIKit

extension SignInViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: SignInViewState) {
    errorLabel.showProblem(viewState.error)
    if viewState.isSending { spinner.startAnimating() } else { spinner.stopAnimating() }
    enableSending()
  }
}
