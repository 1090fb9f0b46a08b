import UIKit

extension UILabel {
  /// Shows words; without any it takes no room.
  func show(_ words: String?) {
    text = words
    isHidden = words == nil
  }

  /// Shows what is wrong, and scrolls until it can be read.
  func say(_ words: String?) {
    show(words)
    if words != nil { scrollIntoSight() }
  }

  private func scrollIntoSight() {
    let around = sequence(first: self as UIView, next: \.superview)
    guard let scrollView = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    scrollView.layoutIfNeeded()
    scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
  }
}
