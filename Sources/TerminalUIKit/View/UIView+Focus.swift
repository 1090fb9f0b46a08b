import Foundation

extension UIView {
  var terminalScreen: TerminalScreen? { window?.windowScene?.terminalScreen }

  /// Whether the keys go to this view first.
  public var isFocused: Bool { terminalScreen?.focus.view === self }

  /// The controller on whose page the view is.
  var nearestViewController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// The controller of the page that the user looks at in this part of the screen.
  var pageController: UIViewController? {
    if let viewController { return viewController.pageController }
    return subviews.lazy.reversed().compactMap(\.pageController).first
  }

  /// A control that can't be used for now keeps the focus, so that the user is still there when it can.
  private var mayHaveFocus: Bool { canBecomeFocused || (isFocused && self is UIControl) }

  /// The views in this one that the keys can move to, in reading order.
  var focusableViews: [UIView] {
    var found: [(view: UIView, origin: CGPoint)] = []
    collectFocusable(into: &found, origin: .zero)
    return found.enumerated()
      .sorted { left, right in
        let a = left.element.origin
        let b = right.element.origin
        return (a.y, a.x, left.offset) < (b.y, b.x, right.offset)
      }
      .map(\.element.view)
  }

  private func collectFocusable(
    into found: inout [(view: UIView, origin: CGPoint)], origin: CGPoint
  ) {
    guard !isHidden, isUserInteractionEnabled else { return }
    if mayHaveFocus { found.append((self, origin)) }
    for child in subviews {
      let childOrigin = CGPoint(
        x: origin.x + child.frame.minX - bounds.minX, y: origin.y + child.frame.minY - bounds.minY)
      child.collectFocusable(into: &found, origin: childOrigin)
    }
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

  private var enclosingScrollViews: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
  }
}
