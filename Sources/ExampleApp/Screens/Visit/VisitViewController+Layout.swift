import AppComponents
import UIKit

extension VisitViewController {
  /// Centers the count above its two buttons, in a page that scrolls where it has no room.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    nameLabel.textAlignment = .center
    elapsedLabel.accessibilityTraits.insert(.updatesFrequently)
    elapsedLabel.textAlignment = .center
    let buttons = WrappingRow([incrementButton, decrementButton])
    buttons.alignment = .center
    let column = UIStackView(
      column: [
        nameLabel, retryButton, spinner, wait.column, countLabel, elapsedLabel, buttons,
      ],
      spacing: 16)
    column.alignment = .center
    view.fill(withCentered: column)
    buttons.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
  }
}
