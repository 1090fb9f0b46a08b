extension UIViewController {
  /// The nearest split view controller that contains the view controller.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// Adds a child view controller; the caller adds its view.
  public func addChild(_ childController: UIViewController) {
    if let parent = childController.parent, parent !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    adopt(childController)
  }

  /// Removes the view controller from its parent.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  func adopt(_ child: UIViewController) {
    child.parent = self
    if !children.contains(where: { $0 === child }) { children.append(child) }
  }

  /// The nearest navigation controller among the ancestors.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest tab bar controller among the ancestors.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// The outermost ancestor, or the view controller itself: the one that presents and is presented.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// Adds the view of a child, whose constraints are solved separately.
  func embed(_ child: UIViewController, in container: UIView) {
    child.view.layoutState.isRoot = true
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    container.setNeedsLayout()
  }
}
