/// Is told when the columns of a split view controller collapse and expand.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when only the compact column is shown, because the width has become compact.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called when both columns are shown, because the width has become regular.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Called before a column is hidden, whoever hides it, and when the columns collapse.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
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

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
}
