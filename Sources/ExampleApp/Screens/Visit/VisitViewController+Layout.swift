import AppComponents
import AppShell
import UIKit

extension VisitViewController {
  /// Centres the count above its two buttons.
  func layOutViews() {
    title = localized("Visit")
    view.backgroundColor = .systemBackground
    nameLabel.textAlignment = .center
    elapsedLabel.accessibilityTraits.insert(.updatesFrequently)
    let buttons = UIStackView(row: [incrementButton, decrementButton])
    let column = UIStackView(
      column: [
        noticeLabel, nameLabel, retryButton, spinner, wait.column, countLabel, elapsedLabel,
        buttons,
      ],
      spacing: 16)
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let safeArea = view.safeAreaLayoutGuide

    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
      column.leadingAnchor.constraint(
        greaterThanOrEqualTo: safeArea.leadingAnchor, constant: 16),
    ])
  }
}
