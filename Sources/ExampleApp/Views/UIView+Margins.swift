import UIKit

extension UIView {
  /// Puts the view between margins as wide as those of a row's words.
  func withMargins() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [self])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    return stack
  }
}
