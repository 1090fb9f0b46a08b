extension NSLayoutConstraint {
  /// Whether the constraint is part of the layout.
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? install() : uninstall() }
  }

  /// Activates the constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The axis along which the constraint is solved: vertical, if it relates a height to a width.
  var axis: Axis {
    firstAttribute.axis == .vertical || secondAttribute.axis == .vertical ? .vertical : .horizontal
  }

  /// Whether both items are still in the view on which the constraint is installed.
  var isIntact: Bool {
    guard let holder, first?.layoutView?.isDescendant(of: holder) == true else { return false }
    return !relatesToItem || second?.layoutView?.isDescendant(of: holder) == true
  }

  func reaches(into view: UIView) -> Bool {
    first?.layoutView?.isDescendant(of: view) == true
      || second?.layoutView?.isDescendant(of: view) == true
  }

  private func install() {
    guard holder == nil else { return }
    let holder = commonAncestor
    precondition(
      holder != nil,
      "Unable to activate constraint \(summary) because its items have no common ancestor. Does it "
        + "reference items in different view hierarchies? That's illegal.")
    self.holder = holder
    holder?.viewLayout.constraints.append(self)
    holder?.setNeedsSolve()
  }

  private func uninstall() {
    guard let holder else { return }
    self.holder = nil
    holder.viewLayout.constraints.removeAll { $0 === self }
    holder.setNeedsSolve()
  }

  private var commonAncestor: UIView? {
    guard relatesToItem, let other = second?.layoutView else {
      return relatesToItem ? nil : first?.layoutView
    }
    var view = first?.layoutView
    while let candidate = view, !other.isDescendant(of: candidate) { view = candidate.superview }
    return view
  }
}
