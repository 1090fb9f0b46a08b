import UIKit

extension VisitViewController {
  /// Centres the count above its two buttons.
  func layOutViews() {
    title = "Visit"
    view.backgroundColor = .systemBackground
    nameLabel.textAlignment = .center
    elapsedLabel.textColor = .secondaryLabel
    retryButton.configuration?.title = "Try Again"
    incrementButton.configuration?.title = "I Was Here"
    decrementButton.configuration?.title = "Take Back"
    let buttons = UIStackView(arrangedSubviews: [incrementButton, decrementButton])
    buttons.spacing = 16
    let column = UIStackView(arrangedSubviews: [
      nameLabel, retryButton, spinner, countLabel, elapsedLabel, buttons,
    ])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)

    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      column.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    ])
  }
}
