import Coordinator
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Shows stacks of screens in their containers.
///
/// A navigation controller has the whole stack. A split view controller has the root in its first
/// column and the screens above that in the second, or all of them in the compact one.
@MainActor final class StackArranger<Map: NavigationMap> {
  /// Called when a navigation controller shows another screen, whoever changed its stack.
  var didShow: (UINavigationController) -> Void = { _ in }

  /// Called when a split view controller has collapsed or expanded, or hidden its first column.
  var didChangeColumns: (UISplitViewController) -> Void = { _ in }

  /// Called when a split view controller has hidden its inspector, whoever did that.
  var didHideInspector: (UISplitViewController) -> Void = { _ in }

  /// Called when the user taps the back button of a locked screen.
  var backTapped: @MainActor () -> Void = {}

  /// The screens that the user must not leave.
  private(set) var locked: Set<Map.Screen> = []

  private let containers: UIKitContainers<Map>
  private let screens: ScreenTree<Map>
  private let delegate = StackDelegate()
  /// The screens whose back button has been changed.
  private let backActions = ScreenRegistry<Bool>()
  /// The containers whose swipe has been switched off.
  private let swipes = ScreenRegistry<Bool>()
  /// The reports of split views; their own properties may be older during a report.
  private var reports: [ColumnsReport] = []
  /// Whether screens are moving between columns, so that a stack isn't complete.
  private var isArranging = false

  /// Creates an arranger, which becomes the delegate of the containers that it makes.
  init(containers: UIKitContainers<Map>, screens: ScreenTree<Map>) {
    self.containers = containers
    self.screens = screens
    delegate.didShow = { [weak self] in self?.hasShown($0) }
    delegate.didHideInspector = { [weak self] in self?.didHideInspector($0) }
    delegate.didChangeColumns = { [weak self] in self?.hasChangedColumns($0, isCollapsed: $1) }
  }

  /// Creates the container of a tab's stack.
  func makeContainer(of tab: Map.Tab) -> UIViewController {
    guard let split = containers.splitViewController(tab) else { return makeNavigationController() }
    for column in splitColumns { split.setViewController(makeNavigationController(), for: column) }
    split.delegate = delegate
    return split
  }

  /// Creates a container that is a navigation controller.
  func makeNavigationController() -> UINavigationController {
    let controller = containers.navigationController()
    controller.delegate = delegate
    return controller
  }

  /// Returns the navigation controllers that hold a stack between them, the root's first; none if the
  /// container is itself a screen, in a bare modal.
  func columns(of container: UIViewController) -> [UINavigationController] {
    guard !screens.isPage(container) else { return [] }
    guard let split = container as? UISplitViewController else {
      return [container as? UINavigationController].compactMap(\.self)
    }
    return splitColumns.compactMap { split.viewController(for: $0) as? UINavigationController }
  }

  /// Returns whether a split view controller shows one column, by its last report.
  func isCollapsed(_ split: UISplitViewController) -> Bool {
    reports.first { $0.split === split }?.isCollapsed ?? split.isCollapsed
  }

  /// Returns the view controllers of a stack; a bare modal is its only one.
  func viewControllers(in container: UIViewController) -> [UIViewController] {
    let columns = columns(of: container)
    return columns.isEmpty ? [container] : columns.flatMap(\.viewControllers)
  }

  /// Returns the screens of a stack, the root first, without view controllers that no coordinator runs.
  func screens(in container: UIViewController) -> [Map.Screen] {
    viewControllers(in: container).compactMap { screens[$0] }
  }

  /// Returns the transition in flight in a container.
  func transition(
    in container: UIViewController
  ) -> (any UIViewControllerTransitionCoordinator)? {
    columns(of: container).lazy.compactMap { $0.transitionCoordinator }.first
  }

  /// Shows the view controllers of a stack in its columns, animated only where the first one stays.
  ///
  /// - Parameters:
  ///   - stack: The view controllers, the root's first.
  ///   - container: The view controller that shows them.
  ///   - tab: The tab whose stack it is; `nil` for a modal's.
  ///   - animated: Whether to animate the change.
  /// - Returns: Whether UIKit accepted the change, which it refuses during a transition.
  @discardableResult func show(
    _ stack: [UIViewController], in container: UIViewController, of tab: Map.Tab?, animated: Bool
  ) -> Bool {
    let changes = zip(columns(of: container), shares(of: stack, in: container, tab))
      .filter { $0.viewControllers != $1 }
    isArranging = true
    // A view controller can't be in two columns, so it leaves one first.
    for (column, share) in changes where share.isEmpty {
      column.setViewControllers([], animated: false)
    }
    for (column, share) in changes where !share.isEmpty {
      announce(share, in: column)
      let isAnimated = animated && column.viewControllers.first === share.first
      column.setViewControllers(share, animated: isAnimated)
    }
    isArranging = false
    for (column, _) in changes { updateBack(in: column) }
    if stack.count == 1 { showRoot(in: container) }
    return changes.allSatisfy { $0.viewControllers == $1 }
  }

  /// Announces the pages that come above others.
  private func announce(_ share: [UIViewController], in column: UINavigationController) {
    let old = Set(column.viewControllers.map(ObjectIdentifier.init))
    for (below, page) in zip(share, share.dropFirst()) where !old.contains(ObjectIdentifier(page)) {
      if let screen = screens[page] { containers.willPush(page, screen, below) }
    }
  }

  /// Removes pages whose coordinators have gone, which UIKit has shown after it had refused them.
  func removeOrphans(from container: UIViewController, of tab: Map.Tab?) {
    let pages = viewControllers(in: container)
    let stack = pages.filter { screens[$0] != nil }
    guard !stack.isEmpty, pages.contains(where: screens.isOrphan) else { return }
    show(stack, in: container, of: tab, animated: false)
  }

  /// Moves the screens to the columns that are shown now.
  func rearrange(_ split: UISplitViewController, of tab: Map.Tab) {
    let stack = viewControllers(in: split).filter { screens[$0] != nil }
    show(stack, in: split, of: tab, animated: false)
  }

  /// UIKit may have hidden the first column, and then the user would see only the placeholder.
  private func showRoot(in container: UIViewController) {
    guard let split = container as? UISplitViewController, !split.isCollapsed,
      split.displayMode == .secondaryOnly
    else { return }
    split.show(.primary)
  }

  private func hasShown(_ controller: UINavigationController) {
    updateBack(in: controller)
    if !isArranging { didShow(controller) }
  }

  private func hasChangedColumns(_ split: UISplitViewController, isCollapsed: Bool) {
    reports.removeAll { $0.split == nil || $0.split === split }
    reports.append(ColumnsReport(split: split, isCollapsed: isCollapsed))
    didChangeColumns(split)
  }

  /// Divides a stack between its columns.
  private func shares(
    of stack: [UIViewController], in container: UIViewController, _ tab: Map.Tab?
  ) -> [[UIViewController]] {
    guard let split = container as? UISplitViewController, let tab else { return [stack] }
    guard !isCollapsed(split) else { return [[], [], stack] }
    let details = Array(stack.dropFirst())
    return [
      Array(stack.prefix(1)), details.isEmpty ? [placeholder(of: tab, in: split)] : details, [],
    ]
  }

  private func placeholder(of tab: Map.Tab, in split: UISplitViewController) -> UIViewController {
    let first = (split.viewController(for: .secondary) as? UINavigationController)?
      .viewControllers.first
    guard let first, !screens.isPage(first) else { return containers.placeholder(tab) }
    return first
  }
}

extension StackArranger {
  /// Keeps the user from leaving screens with the back button or a swipe.
  func lock(_ screens: Set<Map.Screen>, in shown: [UIViewController]) {
    locked = screens
    for column in shown.flatMap(columns) { updateBack(in: column) }
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
  private func updateBack(in controller: UINavigationController) {
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

private let splitColumns: [UISplitViewController.Column] = [.primary, .secondary, .compact]

/// Whether a split view controller collapsed, by its last report.
private struct ColumnsReport {
  weak var split: UISplitViewController?
  let isCollapsed: Bool
}

/// Forwards UIKit's callbacks, so that the object that handles them doesn't have to be an `NSObject`.
@MainActor private final class StackDelegate: NSObject {
  var didShow: (UINavigationController) -> Void = { _ in }
  var didChangeColumns: (UISplitViewController, _ isCollapsed: Bool) -> Void = { _, _ in }
  var didHideInspector: (UISplitViewController) -> Void = { _ in }
}

extension StackDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    didShow(navigationController)
  }
}

extension StackDelegate: UISplitViewControllerDelegate {
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    didChangeColumns(svc, true)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    didChangeColumns(svc, false)
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    // UIKit calls this before the change.
    if displayMode == .secondaryOnly { Task { didChangeColumns(svc, svc.isCollapsed) } }
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    // UIKit calls this before the change.
    if #available(iOS 26, *), column == .inspector { Task { didHideInspector(svc) } }
  }
}
