import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  func listen() {
    tabBarController.delegate = observer
    for controller in tabControllers { controller.delegate = observer }
    observer.didShow = { [weak self] in self?.didShow($0) }
    observer.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? true }
    observer.didSelect = { [weak self] in self?.didSelect() }
    observer.shouldDismiss = { [weak self] in self?.shouldDismiss($0) ?? true }
    observer.didDismiss = { [weak self] in self?.didDismiss($0) }
  }

  /// A stack has come to rest; if it isn't as it was left from here, the user has moved.
  private func didShow(_ controller: UINavigationController) {
    guard let container = container(of: controller) else { return }
    let stack = screens(in: controller)
    guard stack != known.stack(in: container) else { return }
    tell(
      .user(.changedStack(container, stack)), by: .set(Array(stack.dropFirst()), on: container))
  }

  /// A tap on the selected tab asks for its root: the state decides, and then the UI follows.
  private func shouldSelect(_ viewController: UIViewController) -> Bool {
    guard viewController === tabBarController.selectedViewController else { return true }
    tell(.user(.reselected(selectedTab)))
    return false
  }

  private func didSelect() {
    tell(.user(.selected(selectedTab)), by: .select(selectedTab))
  }

  /// A sheet stays while a screen in it, or in one above, must not be left.
  private func shouldDismiss(_ presentation: UIPresentationController) -> Bool {
    let leaving = sheets.drop { $0.presentationController !== presentation }
    return !leaving.flatMap(\.viewControllers).contains { $0.isModalInPresentation }
  }

  /// UIKit tells of the lowest sheet that was pulled down; it may still be on its list.
  private func didDismiss(_ presentation: UIPresentationController) {
    let kept = sheets.prefix { $0.presentationController !== presentation }.count
    tell(.user(.dismissedModals(keeping: kept)), by: .dismiss(keeping: kept))
  }

  private func tell(_ action: RouteAction<Map>, by step: NavigationStep<Map>? = nil) {
    if let step { know(apply([step], to: known)) }
    report(action)
    changed()
  }
}
