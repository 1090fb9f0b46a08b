import TerminalUIKit

/// A split view controller with a stack in each column, and a log of what its delegate is told.
@MainActor final class SplitFixture: NSObject, UISplitViewControllerDelegate {
  let controller = UISplitViewController(style: .doubleColumn)
  let list: UINavigationController
  let details: UINavigationController
  let compact: UINavigationController
  private let log: CallLog

  init(
    _ list: UIViewController, _ details: UIViewController, _ compact: UIViewController,
    _ log: CallLog
  ) {
    self.list = UINavigationController(rootViewController: list)
    self.details = UINavigationController(rootViewController: details)
    self.compact = UINavigationController(rootViewController: compact)
    self.log = log
    super.init()
    controller.setViewController(self.list, for: .primary)
    controller.setViewController(self.details, for: .secondary)
    controller.setViewController(self.compact, for: .compact)
    controller.delegate = self
  }

  /// The stacks that have room.
  var shown: [UINavigationController] { controller.isCollapsed ? [compact] : [list, details] }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("expanded") }
}
