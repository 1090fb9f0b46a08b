extension UIViewController {
  /// Puts a controller into this one; its view is added by the caller.
  public func addChild(_ childController: UIViewController) {
    if let parent = childController.parent, parent !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    adopt(childController)
  }

  /// Takes the controller out of the one that holds it.
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

  /// The navigation controller that holds this one, however deep.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The tab bar controller that holds this one, however deep.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// The outermost controller around this one: the one that presents and is presented.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// Puts the view of a held controller in place; its constraints are solved on their own.
  func embed(_ child: UIViewController, in container: UIView) {
    child.view.layoutState.isRoot = true
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    container.setNeedsLayout()
  }
}
