import Coordinator
import UIKit

extension ScoresViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: ScoresViewState) {
    title = viewState.title
    pointsLabel.text = viewState.points
  }
}
