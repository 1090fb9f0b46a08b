import Coordinator
import UIKit

extension FormViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: FormViewState) {
    limitLabel.text = viewState.limit
    problemLabel.text = viewState.problem
    problemLabel.isHidden = viewState.problem == nil
  }
}
