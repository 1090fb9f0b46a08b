import Coordinator
import UIKit

extension RoomViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: RoomViewState) {
    countLabel.text = viewState.count
    resetButton.isEnabled = viewState.canReset
  }
}
