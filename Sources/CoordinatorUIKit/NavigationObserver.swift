import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Hears from UIKit's containers what happened to them.
///
/// A class of its own, because UIKit's delegates must be NSObjects, which the generic driver isn't.
@MainActor final class NavigationObserver: NSObject {
  var didShow: (UINavigationController) -> Void = { _ in }
  var shouldSelect: (UIViewController) -> Bool = { _ in true }
  var didSelect: () -> Void = {}
  var shouldDismiss: (UIPresentationController) -> Bool = { _ in true }
  var didDismiss: (UIPresentationController) -> Void = { _ in }
}

extension NavigationObserver: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    didShow(navigationController)
  }
}

extension NavigationObserver: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    shouldSelect(viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    didSelect()
  }
}

extension NavigationObserver: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    shouldDismiss(presentationController)
  }

  /// UIKit calls this for what the user dismisses, and for nothing else.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss(presentationController)
  }
}
