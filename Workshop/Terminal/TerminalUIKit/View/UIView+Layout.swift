extension UIView {
  /// The work that the next layout pass has to do for a view.
  struct LayoutState {
    var needsLayout = true
    var needsSolve = true
    var isPendingBelow = false
    /// Whether a container sets the frame, so that the constraints inside the view are solved
    /// separately.
    var isRoot = false
  }

  /// The nearest view, this one included, whose constraints are solved separately.
  var layoutRoot: UIView {
    var view = self
    while !view.layoutState.isRoot, let parent = view.superview { view = parent }
    return view
  }

  var topmostView: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  func scheduleLayout() {
    var view: UIView? = self
    while let current = view, !current.layoutState.isPendingBelow {
      current.layoutState.isPendingBelow = true
      view = current.superview
    }
    setNeedsDisplay()
  }

  /// Lays out until no view needs it, a few times at most: a view that calls `setNeedsLayout()` in
  /// each `layoutSubviews()` must not hang the screen.
  func runLayout() {
    for _ in 0..<12 where layoutState.isPendingBelow { layOutTree() }
  }

  private func layOutTree() {
    guard layoutState.isPendingBelow else { return }
    layoutState.isPendingBelow = false
    if layoutState.needsSolve, layoutState.isRoot || superview == nil {
      LayoutEngine.layOut(self)
      layoutState.needsSolve = false
    }
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for child in subviews { child.layOutTree() }
  }
}
