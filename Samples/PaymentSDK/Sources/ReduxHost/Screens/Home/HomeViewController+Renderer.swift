import Coordinator
import UIKit

extension HomeViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: HomeViewState) { label.text = viewState.receipts }
}
