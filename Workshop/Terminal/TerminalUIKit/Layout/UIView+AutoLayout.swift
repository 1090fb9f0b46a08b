extension UIView {
  /// Whether the view's frame determines its position; set it to false for a view with constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewLayout.translatesAutoresizingMaskIntoConstraints }
    set {
      viewLayout.translatesAutoresizingMaskIntoConstraints = newValue
      setNeedsSolve()
    }
  }

  /// The constraints installed on the view.
  public var constraints: [NSLayoutConstraint] { viewLayout.constraints }

  /// Returns the priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewLayout.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewLayout.hugging[axis] = priority
    setNeedsSolve()
  }

  /// Returns the priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    viewLayout.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewLayout.compressionResistance[axis] = priority
    setNeedsSolve()
  }

  /// Solves the constraints again in the next layout: the view's size may change, and so may its
  /// ancestors'.
  func setNeedsSolve() {
    invalidateIntrinsicContentSize()
  }

  /// Deactivates the constraints between the view, or its subviews, and items outside it.
  ///
  /// A view that leaves its superview loses them for good, as on iOS.
  func deactivateConstraintsToOutside() {
    var ancestor = superview
    while let current = ancestor {
      for constraint in current.constraints where constraint.reaches(into: self) {
        constraint.isActive = false
      }
      ancestor = current.superview
    }
  }
}
