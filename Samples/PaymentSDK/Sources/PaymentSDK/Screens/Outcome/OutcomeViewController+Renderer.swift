import Coordinator
import UIKit

extension OutcomeViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: OutcomeViewState) {
    headingLabel.text = viewState.heading
    referenceLabel.text = viewState.reference
  }
}
