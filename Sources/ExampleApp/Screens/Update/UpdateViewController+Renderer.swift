import AppComponents
import Coordinator
import UIKit

extension UpdateViewController: Renderer {
  func render(_ viewState: UpdateViewState) {
    title = viewState.title
    messageLabel.text = viewState.message
    retryButton.isEnabled = !viewState.isChecking
    spinner.spins(viewState.isChecking)
  }
}
