import Coordinator
import UIKit

extension SignInViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: SignInViewState) {
    errorLabel.say(viewState.error)
    if viewState.isWorking { spinner.startAnimating() } else { spinner.stopAnimating() }
    enableSending()
  }
}
