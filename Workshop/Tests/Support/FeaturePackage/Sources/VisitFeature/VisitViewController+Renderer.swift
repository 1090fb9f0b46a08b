import Coordinator

extension VisitViewController: Renderer {
  func render(_ viewState: VisitViewState) {
    countLabel.text = viewState.count
    decrementButton.isEnabled = viewState.canDecrement
  }
}
