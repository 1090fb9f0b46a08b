import Coordinator

extension VisitViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: VisitViewState) {
    countLabel.text = viewState.count
    decrementButton.isEnabled = viewState.canDecrement
  }
}
