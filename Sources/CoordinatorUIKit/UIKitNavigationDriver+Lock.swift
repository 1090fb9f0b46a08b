public import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  /// Keeps the user from leaving screens by themselves, for example while a form has unsaved changes.
  ///
  /// What the user tries is reported as the request that it would be: the back button as `pop`, and a
  /// sheet pulled down as `dismissModals`. So middleware can ask first, and nothing moves before the
  /// answer. Which screens these are follows from the app's state, so observe that and call this.
  public func setLocked(_ screens: Set<Map.Screen>) {
    locked = screens
    for controller in Array(controllers.values) + modals {
      for column in columns(of: controller) { lockBack(of: column) }
    }
  }

  /// Makes the back button of a locked screen a request, and switches the swipe back off.
  func lockBack(of controller: UINavigationController) {
    guard let top = controller.topViewController else { return }
    let isLocked = isLocked(top) && top !== controller.viewControllers.first
    controller.interactivePopGestureRecognizer?.isEnabled = !isLocked
    #if os(iOS) && compiler(>=6.2)
      if #available(iOS 26, *) {
        controller.interactiveContentPopGestureRecognizer?.isEnabled = !isLocked
      }
    #endif
    // A screen may have an action of its own.
    guard isLocked != (backActions[top] ?? false) else { return }
    backActions.register(top, as: isLocked)
    top.navigationItem.backAction =
      isLocked ? UIAction { [weak self] _ in self?.send(.pop(1)) } : nil
  }

  /// Returns whether the user must not leave a screen by themselves.
  func isLocked(_ viewController: UIViewController) -> Bool {
    screens[viewController].map(locked.contains) ?? false
  }

  /// Reports the attempt to pull a modal down as a request, if a locked screen prevented it.
  func didAttemptToDismiss(_ presentation: UIPresentationController) {
    let kept = modals.prefix { $0.presentationController !== presentation }
    let leaving = modals.dropFirst(kept.count).flatMap(viewControllers)
    if leaving.contains(where: isLocked) { send(.dismissModals(keeping: kept.count)) }
  }
}
