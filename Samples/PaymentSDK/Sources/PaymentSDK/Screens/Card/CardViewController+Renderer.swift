import Coordinator
import UIKit

extension CardViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: CardViewState) {
    cardLabel.text = viewState.card
    switchButton.configuration?.title = viewState.switchTitle
    switchButton.isEnabled = viewState.canSwitch
    statusView.render(viewState.status)
  }
}
