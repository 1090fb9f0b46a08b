import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Keeps the user from leaving some screens with the back button or a swipe.
@MainActor final class BackLock<Map: NavigationMap> {
  /// Called when the user taps the back button of a locked screen.
  var backTapped: @MainActor () -> Void = {}

  /// The screens that the user must not leave.
  var locked: Set<Map.Screen> = []

  private let screens: ScreenTree<Map>
  /// The screens whose back button has been changed.
  private let backActions = ScreenRegistry<Bool>()
  /// The containers whose swipe has been switched off.
  private let swipes = ScreenRegistry<Bool>()

  /// Creates a lock that holds nothing.
  init(screens: ScreenTree<Map>) {
    self.screens = screens
  }

  /// Returns whether a screen is locked.
  func isLocked(_ viewController: UIViewController) -> Bool {
    screens[viewController].map(locked.contains) ?? false
  }

  /// Returns whether a change of a stack would take a locked screen away.
  func locks(_ stack: [Map.Screen], butNot next: [Map.Screen]) -> Bool {
    stack.filter(locked.contains) != next.filter(locked.contains)
  }

  /// Makes the back button of a locked screen a request, and switches the swipe back off.
  func update(_ controller: UINavigationController) {
    guard let top = controller.topViewController else { return }
    let isLocked = isLocked(top) && top !== controller.viewControllers.first
    // An app may have switched the swipe off by itself, and a screen may have its own action.
    if isLocked != (swipes[controller] ?? false) {
      swipes.register(controller, as: isLocked)
      allowSwipe(!isLocked, in: controller)
    }
    guard isLocked != (backActions[top] ?? false) else { return }
    backActions.register(top, as: isLocked)
    top.navigationItem.backAction =
      isLocked ? UIAction { [weak self] _ in self?.backTapped() } : nil
  }

  private func allowSwipe(_ isAllowed: Bool, in controller: UINavigationController) {
    controller.interactivePopGestureRecognizer?.isEnabled = isAllowed
    #if os(iOS) && compiler(>=6.2)
      if #available(iOS 26, *) {
        controller.interactiveContentPopGestureRecognizer?.isEnabled = isAllowed
      }
    #endif
  }
}
