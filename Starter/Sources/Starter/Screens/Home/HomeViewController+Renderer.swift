import Coordinator
import UIKit

extension HomeViewController: Renderer {
  func render(_ viewState: HomeViewState) {
    title = viewState.title
    countLabel.text = viewState.count
    resetButton.isEnabled = viewState.canReset
  }
}
