import AppShell
import Coordinator
import UIKit

extension EntryViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: EntryViewState) {
    title = viewState.title
    isSending = viewState.isSending
    errorLabel.showProblem(viewState.error)
    showProblem()
  }

  /// Shows what is missing once the user has typed something, and enables the button if nothing is, and
  /// the form is not being sent.
  func showProblem() {
    problemLabel.show(hasText ? problem : nil)
    sendButton.isEnabled = problem == nil && !isSending
  }
}
