import CoordinatorUIKit
import TerminalUIKit

/// The options that a test may change while its app runs.
@MainActor final class TestOptions {
  /// UIKit's containers, set before the app starts.
  var containers = UIKitContainers<TestMap>()
  /// The presentation style of pages that are made from now on.
  var modalStyle = UIModalPresentationStyle.automatic
  /// Called with each screen when its coordinator is made.
  var onInit: (Screen) -> Void = { _ in }
  /// Called with each screen when its coordinator is started.
  var onStart: (Screen) -> Void = { _ in }
  /// The closure that a coordinator calls when it is released, set when it is made.
  var onDeinit: @Sendable () -> Void = {}
  /// Whether the store receives what the user did.
  var accepts: (Action) -> Bool = { _ in true }

  /// Options whose containers tell of no transition but the user's; what those refuse is no issue.
  static var silent: TestOptions {
    let options = TestOptions()
    options.containers.navigationController = { SilentNavigationController() }
    options.containers.tabBarController = { _ in SilentTabBarController() }
    return options
  }

  /// Options in which two of the tabs are a group, where there is room.
  static var grouped: TestOptions {
    let options = TestOptions()
    options.containers.tabGroup = { [.saved, .account].contains($0) ? "Library" : nil }
    return options
  }

  /// Options with tabs that show two columns where there is room: all but the account.
  static var split: TestOptions {
    let options = TestOptions()
    options.containers.splitViewController = { tab in
      tab == .account ? nil : UISplitViewController(style: .doubleColumn)
    }
    options.containers.placeholder = { _ in
      let placeholder = UIViewController()
      placeholder.title = "Nothing chosen"
      return placeholder
    }
    return options
  }
}

private final class SilentNavigationController: UINavigationController {
  private var isMovedByUser = false

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator.flatMap { isMovedByUser || $0.initiallyInteractive ? $0 : nil }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    isMovedByUser = true
    return super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    isMovedByUser = true
    return super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    isMovedByUser = false
    super.setViewControllers(viewControllers, animated: animated)
  }
}

private final class SilentTabBarController: UITabBarController {
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator.flatMap { $0.initiallyInteractive ? $0 : nil }
  }
}
