import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Forwards the callbacks of UIKit's containers to closures.
///
/// UIKit's delegates must be NSObjects, which the generic driver can't be.
@MainActor final class ContainerDelegate: NSObject {
  var didShow: (UINavigationController) -> Void = { _ in }
  var shouldSelect: (UIViewController) -> Bool = { _ in true }
  var didSelect: () -> Void = {}
  var didChangeColumns: (UISplitViewController) -> Void = { _ in }
  var shouldDismiss: (UIPresentationController) -> Bool = { _ in true }
  var didAttemptToDismiss: (UIPresentationController) -> Void = { _ in }
  var didDismiss: (UIPresentationController) -> Void = { _ in }
}

extension ContainerDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    didShow(navigationController)
  }
}

extension ContainerDelegate: UITabBarControllerDelegate {
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

extension ContainerDelegate: UISplitViewControllerDelegate {
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { didChangeColumns(svc) }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { didChangeColumns(svc) }
}

extension ContainerDelegate: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    shouldDismiss(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    didAttemptToDismiss(presentationController)
  }

  /// UIKit calls this only after the user has dismissed a modal.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss(presentationController)
  }
}
