import AppShell
import UIKit

extension HomeViewController {
  /// Centres the count above its buttons.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    countLabel.font = .preferredFont(forTextStyle: .title1)
    addButton.configuration?.title = localized("Add One")
    resetButton.configuration?.title = localized("Reset")
    let buttons = UIStackView(arrangedSubviews: [addButton, resetButton])
    buttons.spacing = 16
    CenteredColumn([countLabel, buttons]).center(in: view)
    addButton.accessibilityIdentifier = "add"
    resetButton.accessibilityIdentifier = "reset"
  }
}
