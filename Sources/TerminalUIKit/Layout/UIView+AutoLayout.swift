extension UIView {
  /// Whether the view stays where its frame says; set it to false for a view that constraints place.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewLayout.translatesAutoresizingMaskIntoConstraints }
    set {
      viewLayout.translatesAutoresizingMaskIntoConstraints = newValue
      setNeedsSolve()
    }
  }

  /// The constraints installed on the view.
  public var constraints: [NSLayoutConstraint] { viewLayout.constraints }

  /// How much the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewLayout.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewLayout.hugging[axis] = priority
    setNeedsSolve()
  }

  /// How much the view resists shrinking below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    viewLayout.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewLayout.compressionResistance[axis] = priority
    setNeedsSolve()
  }

  /// Has the constraints solved again: what a view asks for changed, and so may what holds it.
  func setNeedsSolve() {
    invalidateIntrinsicContentSize()
  }

  /// Drops the constraints that tie the view, or what is in it, to something outside.
  ///
  /// A view that leaves its superview loses them for good, as on iOS: they would tie nothing.
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
