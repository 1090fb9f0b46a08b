/// Is told when the columns of a split view controller collapse and expand.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when only the compact column is shown, because the width has become compact.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called when both columns are shown, because the width has become regular.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
