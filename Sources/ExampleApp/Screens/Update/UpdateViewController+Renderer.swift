import AppComponents
import AppShell
import Coordinator
import UIKit

extension UpdateViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: UpdateViewState) {
    title = SightsApp.name
    messageLabel.text = viewState.message
    retryButton.isEnabled = !viewState.isChecking
    spinner.spins(viewState.isChecking)
  }
}
