import AppShell
import UIKit

extension HomeViewController {
  /// Centers the count above its buttons.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    countLabel.font = .preferredFont(forTextStyle: .title1)
    countLabel.adjustsFontForContentSizeCategory = true
    addButton.configuration?.title = localized("Add One")
    resetButton.configuration?.title = localized("Reset")
    CenteredColumn([countLabel, addButton, resetButton]).center(in: view)
    addButton.accessibilityIdentifier = "add"
    resetButton.accessibilityIdentifier = "reset"
  }
}
