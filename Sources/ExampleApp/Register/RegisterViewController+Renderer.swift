import Coordinator
import UIKit

extension RegisterViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: RegisterViewState) {
    errorLabel.text = viewState.error
    errorLabel.isHidden = viewState.error == nil
    progressView.isHidden = viewState.progress == nil
    progressView.progress = viewState.progress ?? 0
    registerButton.isEnabled = viewState.progress == nil && problem == nil
  }
}
