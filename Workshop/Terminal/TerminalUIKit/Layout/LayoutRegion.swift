import Foundation

/// The views and constraints that are solved together: all below a root, except those below inner
/// roots.
@MainActor struct LayoutRegion {
  let root: UIView
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var stacks: [UIStackView] = []
  private var movable: Set<ObjectIdentifier> = []

  init(root: UIView) {
    self.root = root
    add(root)
  }

  var isEmpty: Bool { constraints.isEmpty && stacks.isEmpty }

  /// Returns whether the layout computes the view's frame instead of using it.
  func places(_ view: UIView) -> Bool { movable.contains(ObjectIdentifier(view)) }

  private mutating func add(_ view: UIView) {
    views.append(view)
    if view !== root, !view.translatesAutoresizingMaskIntoConstraints {
      movable.insert(ObjectIdentifier(view))
    }
    let isInnerRoot = view !== root && view.layoutState.isRoot
    for constraint in view.constraints where !isInnerRoot || isOwnLength(constraint, of: view) {
      add(constraint)
    }
    guard !isInnerRoot else { return }
    if let stack = view as? UIStackView { stacks.append(stack) }
    for child in view.subviews { add(child) }
  }

  /// Returns whether a constraint sets the size of an inner root that this region positions.
  private func isOwnLength(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
    constraint.first === view && !constraint.relatesToItem && places(view)
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard constraint.isIntact else {
      constraint.isActive = false
      return
    }
    constraints.append(constraint)
  }
}
