import UIKit

extension VisitViewController {
  /// Centers the count above its two buttons.
  func layOutViews() {
    title = "Visit"
    decrementButton.configuration?.title = "Undo Visit"
    incrementButton.configuration?.title = "I Was Here"
    let column = UIStackView(arrangedSubviews: [countLabel, incrementButton, decrementButton])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)

    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
