import Foundation

extension UIView {
  /// Whether the view is drawn and can be reached: it is neither hidden nor nearly transparent.
  var isDrawn: Bool { !isHidden && alpha >= 0.01 }

  /// The space that bars take from the view, which is none in a terminal.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Inserts a subview behind another.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
  }

  /// Inserts a subview in front of another.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    insertSubview(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count - 1) + 1)
  }

  /// Returns the view itself, or one inside it, with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Makes the field that the user edits, if it is the view or inside it, resign.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let field = terminalScreen?.focus.view, field.isFirstResponder,
      field.isDescendant(of: self)
    else { return false }
    return field.resignFirstResponder()
  }

  /// Gives the view the size of its content.
  public func sizeToFit() {
    let natural = intrinsicContentSize
    if natural.width >= 0 { frame.size.width = natural.width }
    if natural.height >= 0 { frame.size.height = natural.height }
  }

  /// How content fits into a view, which has no effect on a character.
  public enum ContentMode: Int, Sendable {
    /// Fills the view.
    case scaleToFill
    /// Fits into the view as a whole.
    case scaleAspectFit
    /// Fills the view, and is cut.
    case scaleAspectFill
    /// Keeps its size in the middle.
    case center = 4
  }
}
