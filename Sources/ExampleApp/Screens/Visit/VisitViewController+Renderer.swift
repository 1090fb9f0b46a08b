import AppComponents
import Coordinator
import UIKit

extension VisitViewController: Renderer {
  func render(_ viewState: VisitViewState) {
    title = viewState.title
    nameLabel.text = viewState.name
    retryButton.isHidden = !viewState.canRetry
    spinner.spins(viewState.isLoading)
    wait.show(viewState.waiting)

    countLabel.text = viewState.count
    elapsedLabel.text = viewState.elapsed
    // Half a screen has room for one of them.
    elapsedLabel.isHidden = viewState.canRetry
    let isDone = decrementButton.accessibilityElementIsFocused() && !viewState.canDecrement
    decrementButton.isEnabled = viewState.canDecrement
    if isDone { UIAccessibility.post(notification: .layoutChanged, argument: incrementButton) }
  }
}
