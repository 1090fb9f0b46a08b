import AppComponents
import AppShell
import UIKit

extension UpdateViewController {
  /// Stacks the words above the button.
  func layOutViews() {
    titleLabel.text = localized("Update Needed")
    view.backgroundColor = .systemBackground

    let column = UIStackView(column: [titleLabel, messageLabel, retryButton, spinner])
    column.alignment = .leading
    column.setCustomSpacing(16, after: messageLabel)
    view.fill(withScrolling: column)
  }
}
