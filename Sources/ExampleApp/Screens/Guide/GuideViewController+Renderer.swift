import AppComponents
import AppShell
import Coordinator
import UIKit

extension GuideViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: GuideViewState) {
    title = viewState.title
    statusLabel.text = viewState.status
    progressView.isHidden = viewState.progress == nil
    progressView.progress = viewState.progress ?? 0
    remarkLabel.show(viewState.remark)
    downloadButton.configuration?.title = viewState.button
    removeButton.isHidden = !viewState.canRemove
    textLabel.text = viewState.text
  }
}
