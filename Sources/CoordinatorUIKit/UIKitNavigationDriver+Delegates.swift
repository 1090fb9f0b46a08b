import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  func becomeDelegate() {
    delegate.didShow = { [weak self] in self?.didShow($0) }
    delegate.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? true }
    delegate.didSelect = { [weak self] in self?.didSelect() }
    delegate.didChangeColumns = { [weak self] in self?.didChangeColumns(of: $0) }
    delegate.shouldDismiss = { [weak self] in self?.shouldDismiss($0) ?? true }
    delegate.didAttemptToDismiss = { [weak self] in self?.didAttemptToDismiss($0) }
    delegate.didDismiss = { [weak self] in self?.didDismiss($0) }
  }

  /// UIKit calls this for the driver's own changes too, and then nothing differs.
  private func didShow(_ controller: UINavigationController) {
    lockBack(of: controller)
    guard !isArranging, let container = container(of: controller),
      let stack = self.controller(of: container).map(screens),
      stack != reported.stack(in: container)
    else { return }
    report(
      .changedStack(container, stack), as: .set(Array(stack.dropFirst()), on: container))
  }

  /// A tap on the selected tab leads to its root: the state changes first, and then UIKit follows.
  private func shouldSelect(_ viewController: UIViewController) -> Bool {
    guard viewController === tabBarController.selectedViewController else { return true }
    report(.reselected(selectedTab))
    return false
  }

  private func didSelect() {
    observeSelectedTab()
    report(.selected(selectedTab), as: .select(selectedTab))
  }

  /// A modal stays while a screen in it, or in one above, must not be left.
  ///
  /// UIKit then reports the attempt.
  private func shouldDismiss(_ presentation: UIPresentationController) -> Bool {
    let leaving = modals.drop { $0.presentationController !== presentation }
    return !leaving.flatMap(viewControllers).contains {
      $0.isModalInPresentation || isLocked($0)
    }
  }

  /// UIKit names the lowest modal that was pulled down, which may still be presented.
  private func didDismiss(_ presentation: UIPresentationController) {
    if let dialogAlert, dialogAlert.presentation === presentation {
      // The user tapped beside a popover, which is no choice.
      return answer(dialogAlert.dialog, -1)
    }
    let kept = modals.prefix { $0.presentationController !== presentation }.count
    report(.dismissedModals(keeping: kept), as: .dismiss(keeping: kept))
  }

  func observeSelectedTab() {
    tabBarController.selectedViewController.map(observe)
  }

  /// Checks the place when the view controller has left the window, whoever made it leave.
  func observe(_ viewController: UIViewController) {
    WindowObserver.observe(viewController) { [weak self] in
      self?.whenReady { [weak self] in self?.changed() }
    }
  }

  /// Reports the user's answer, which UIKit delivers when the alert has gone.
  func answer(_ dialog: Map.Dialog, _ choice: Int) {
    report(
      .answered(dialog, choice: choice), as: reported.dialog == dialog ? .endDialog : nil)
  }

  private func report(_ move: UserMove<Map>, as step: NavigationStep<Map>? = nil) {
    if let step { reported.apply(step) }
    send(.user(move))
    tree.reconcile(with: reported)
    changed()
  }
}
