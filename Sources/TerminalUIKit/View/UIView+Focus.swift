import Foundation

extension UIView {
  var terminalScreen: TerminalScreen? { window?.windowScene?.terminalScreen }

  /// Whether the keys go to this view first.
  public var isFocused: Bool { terminalScreen?.focus.view === self }

  /// The controller in whose view this one is.
  var nearestViewController: UIViewController? {
    enclosing { $0.viewController != nil }?.viewController
  }

  /// The controller of the page that the user looks at in this part of the screen.
  var pageController: UIViewController? {
    if let viewController { return viewController.pageController }
    return subviews.lazy.reversed().compactMap(\.pageController).first
  }

  /// A control that can't be used for now keeps the focus, so that the user is still there when it can.
  private var mayHaveFocus: Bool { canBecomeFocused || (isFocused && self is UIControl) }

  /// The views in this one that the keys can move to, in reading order.
  ///
  /// What is in one view stays together: a page that is scrolled comes before the bar below it.
  var focusableViews: [UIView] {
    guard !isHidden, isUserInteractionEnabled else { return [] }
    let inside = subviews.enumerated().sorted { left, right in
      let (a, b) = (left.element.frame, right.element.frame)
      return (a.minY, a.minX, left.offset) < (b.minY, b.minX, right.offset)
    }
    return (mayHaveFocus ? [self] : []) + inside.flatMap(\.element.focusableViews)
  }

  func isReachable(in scope: UIView) -> Bool {
    guard mayHaveFocus else { return false }
    var view: UIView? = self
    while let current = view {
      if current.isHidden || !current.isUserInteractionEnabled { return false }
      if current === scope { return true }
      view = current.superview
    }
    return false
  }

  func scrollIntoView() {
    for view in enclosingScrollViews {
      view.reveal(convert(bounds, to: view))
    }
  }

  /// Whether no scroll view has scrolled a part of the view out.
  var isInSight: Bool {
    enclosingScrollViews.allSatisfy { $0.bounds.contains(convert(bounds, to: $0)) }
  }

  /// Where the view is on the screen; what is scrolled out is at the edge where it comes in.
  var frameInSight: CGRect {
    enclosingScrollViews.reduce(convert(bounds, to: nil)) { frame, scrollView in
      let sight = scrollView.convert(scrollView.bounds, to: nil)
      let top = min(max(frame.minY, sight.minY), sight.maxY)
      let bottom = min(max(frame.maxY, sight.minY), sight.maxY)
      return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    }
  }

  /// The scroll view that the view scrolls with.
  var scrolledPage: UIScrollView? { enclosingScrollViews.first }

  private var enclosingScrollViews: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
  }
}
