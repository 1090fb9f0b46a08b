import AppComponents
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

  /// Puts the column in the middle of a screen's view, where it scrolls if the text is too large for the screen.
  func center(in view: UIView) { view.fill(withCentered: self) }
}
