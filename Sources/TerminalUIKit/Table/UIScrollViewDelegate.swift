public import Foundation

/// Hears that the user scrolls.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
