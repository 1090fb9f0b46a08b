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
    let column = UIStackView(arrangedSubviews: [countLabel, buttons])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)

    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}
