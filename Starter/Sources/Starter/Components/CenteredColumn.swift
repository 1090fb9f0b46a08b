import UIKit

/// Views below each other, in the middle of a screen.
///
/// It is a component: it lays out what it is given, and knows no screen.
final class CenteredColumn: UIStackView {
  /// Makes a column of views.
  convenience init(_ views: [UIView]) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    alignment = .center
    spacing = 16
  }

  /// Puts the column in the middle of a screen's view.
  func center(in view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)

    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}
