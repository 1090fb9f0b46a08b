import AppComponents
import AppShell
import UIKit

extension GuideViewController {
  /// Stacks the progress above the text.
  func layOutViews() {
    title = localized("Offline Guide")
    view.backgroundColor = .systemBackground
    let buttons = WrappingRow([downloadButton, removeButton])
    let views = [statusLabel, progressView, remarkLabel, buttons, textLabel]
    view.fill(withScrolling: UIStackView(column: views, spacing: 16))
  }
}
