import Foundation

extension UIView {
  var terminalScreen: TerminalScreen? { window?.windowScene?.terminalScreen }

  /// Whether the view receives keys first.
  public var isFocused: Bool { terminalScreen?.focus.view === self }

  /// The view controller whose view contains this one.
  var nearestViewController: UIViewController? {
    enclosing { $0.viewController != nil }?.viewController
  }

  /// The view controller of the page shown in this part of the screen.
  var pageController: UIViewController? {
    if let viewController { return viewController.pageController }
    return subviews.lazy.reversed().compactMap(\.pageController).first
  }

  /// A control that is disabled for a while keeps the focus, so that the user doesn't lose their
  /// place.
  private var mayHaveFocus: Bool { canBecomeFocused || (isFocused && self is UIControl) }

  /// The views in this one that can have the focus, in reading order.
  var focusableViews: [UIView] { controls.filter { $0.focusStop === $0 } }

  /// The views in this one that the user can reach, in reading order, with those inside adjustable views.
  ///
  /// The contents of a view stay together: a scrolled page comes before the bar below it.
  var controls: [UIView] {
    guard isDrawn, isUserInteractionEnabled else { return [] }
    let inside = subviews.enumerated().sorted { left, right in
      let (a, b) = (left.element.frame, right.element.frame)
      if a.minY != b.minY { return a.minY < b.minY }
      return a.minX == b.minX ? left.offset < right.offset : a.minX < b.minX
    }
    return inside.reduce(into: mayHaveFocus ? [self] : []) { $0 += $1.element.controls }
  }

  func isReachable(in scope: UIView) -> Bool {
    let end = enclosing { $0 === scope || !$0.isDrawn || !$0.isUserInteractionEnabled }
    guard mayHaveFocus, focusStop === self else { return false }
    return end === scope && scope.isDrawn && scope.isUserInteractionEnabled
  }

  func scrollIntoView() { scrollIntoView(bounds) }

  /// Scrolls all scroll views that contain the view until a part of it is in sight.
  func scrollIntoView(_ part: CGRect) {
    for view in enclosingScrollViews {
      view.reveal(convert(part, to: view))
    }
  }

  /// Whether the whole view is visible in all scroll views that contain it.
  var isInSight: Bool {
    enclosingScrollViews.allSatisfy { $0.bounds.contains(convert(bounds, to: $0)) }
  }

  /// The frame of the view on the screen; a view that is scrolled out is at the edge where it comes
  /// in.
  var frameInSight: CGRect {
    enclosingScrollViews.reduce(convert(bounds, to: nil)) { frame, scrollView in
      let sight = scrollView.convert(scrollView.bounds, to: nil)
      let top = min(max(frame.minY, sight.minY), sight.maxY)
      let bottom = min(max(frame.maxY, sight.minY), sight.maxY)
      return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    }
  }

  /// The nearest scroll view that contains the view.
  var scrolledPage: UIScrollView? { enclosingScrollViews.first }

  private var enclosingScrollViews: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
  }
}
