public import Foundation

/// Hears what the user selects in a tab bar, and may refuse it.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Says whether the user may go to the screen, which may be the one that is shown.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells that the user went to the screen, which may be the one that was shown.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
