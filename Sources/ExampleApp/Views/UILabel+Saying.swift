import UIKit

extension UILabel {
  /// Says what is wrong, and scrolls until it can be read; or nothing, and takes no room then.
  func say(_ words: String?) {
    text = words
    isHidden = words == nil
    if words != nil { scrollIntoSight() }
  }

  private func scrollIntoSight() {
    let around = sequence(first: self as UIView, next: \.superview)
    guard let scrollView = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    scrollView.layoutIfNeeded()
    scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
  }
}
