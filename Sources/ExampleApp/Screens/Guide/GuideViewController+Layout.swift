import AppComponents
import UIKit

extension GuideViewController {
  /// Stacks the progress above the text.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    let buttons = WrappingRow([downloadButton, removeButton])
    let views = [statusLabel, progressView, remarkLabel, buttons, texts]
    view.fill(withScrolling: UIStackView(column: views, spacing: 16))
  }
}
