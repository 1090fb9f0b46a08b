/// What a constraint can place: a view or a guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
}
