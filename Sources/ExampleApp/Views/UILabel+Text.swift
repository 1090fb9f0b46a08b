import UIKit

extension UILabel {
  /// Makes a label that wraps its text, and follows the text size that the user chose.
  convenience init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
    textColor = color
  }

  /// Shows text, or takes no space if there is none.
  func show(_ newText: String?) {
    text = newText
    isHidden = newText == nil
  }

  /// Shows a problem, and scrolls until the user can read it.
  func showProblem(_ problem: String?) {
    show(problem)
    guard problem != nil else { return }
    let superviews = sequence(first: self as UIView, next: \.superview)
    guard let scrollView = superviews.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    scrollView.layoutIfNeeded()
    scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
  }
}
