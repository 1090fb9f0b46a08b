import Foundation

extension UIView {
  /// The guides added to the view.
  public var layoutGuides: [UILayoutGuide] { viewLayout.guides }

  /// Adds a guide, so that constraints can speak of it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    viewLayout.guides.append(layoutGuide)
  }

  /// Takes the guide out, with the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    var view: UIView? = self
    while let current = view {
      let held = current.constraints
      NSLayoutConstraint.deactivate(
        held.filter { $0.first === layoutGuide || $0.second === layoutGuide })
      view = current.superview
    }
    viewLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that bars don't cover.
  public var safeAreaLayoutGuide: UILayoutGuide { viewLayout.standardGuide(.safeArea, of: self) }

  /// The part of the view within its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { viewLayout.standardGuide(.margins, of: self) }

  /// The part within the margins that is not too wide to read: 84 columns at most.
  public var readableContentGuide: UILayoutGuide { viewLayout.standardGuide(.readable, of: self) }

  /// The space of the on-screen keyboard: none, at the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = viewLayout.standardGuide(.keyboard, of: self)
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(role: .keyboard)
  }

  /// The layout margins, counted from the safe area.
  var marginsWithinSafeArea: UIEdgeInsets {
    UIEdgeInsets(
      top: layoutMargins.top + safeAreaInsets.top, left: layoutMargins.left + safeAreaInsets.left,
      bottom: layoutMargins.bottom + safeAreaInsets.bottom,
      right: layoutMargins.right + safeAreaInsets.right)
  }
}
