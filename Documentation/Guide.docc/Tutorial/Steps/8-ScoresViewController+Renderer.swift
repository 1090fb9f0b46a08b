import Coordinator
import UIKit

extension ScoresViewController: Renderer {
  func render(_ viewState: ScoresViewState) {
    title = viewState.title
    pointsLabel.text = viewState.points
  }
}
