import AppComponents
import Coordinator
import UIKit

extension PlayerViewController: Renderer {
  func render(_ viewState: PlayerViewState) {
    title = viewState.title
    problemLabel.showProblem(viewState.problem)
    playButton.isEnabled = viewState.canSend
  }
}
