import AppComponents
import Coordinator
import UIKit

extension GuideViewController: Renderer {
  func render(_ viewState: GuideViewState) {
    title = viewState.title
    statusLabel.text = viewState.status
    progressView.isHidden = viewState.progress == nil
    progressView.progress = viewState.progress ?? 0
    remarkLabel.show(viewState.remark)
    downloadButton.configuration?.title = viewState.button
    removeButton.isHidden = !viewState.canRemove
    show(viewState.texts)
  }

  private func show(_ parts: [String]) {
    let labels = texts.arrangedSubviews.compactMap { $0 as? UILabel }
    for label in labels.dropFirst(parts.count) { label.removeFromSuperview() }
    for (label, part) in zip(labels, parts) { label.text = part }
    for part in parts.dropFirst(labels.count) {
      let label = UILabel(.body)
      label.text = part
      texts.addArrangedSubview(label)
    }
  }
}
