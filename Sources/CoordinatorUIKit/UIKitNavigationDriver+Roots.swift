public import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  /// Sets the text of a tab's badge, such as a count, or removes the badge.
  ///
  /// Badges follow from the app's state, so observe that:
  ///
  /// ```swift
  /// store.observeOnMain(\.inbox.unreadCount).subscribe(with: driver) { driver, count in
  ///   driver.setBadge(count == 0 ? nil : "\(count)", of: .inbox)
  /// }
  /// ```
  public func setBadge(_ text: String?, of tab: Map.Tab) {
    badges[tab] = text
    controllers[tab]?.tabBarItem.badgeValue = text
  }

  /// Makes the containers of the reported place, if there are none yet.
  func showContainers() {
    guard shownRoot == nil, window != nil else { return }
    tree.reconcile(with: reported)
    exchange(for: reported)
  }

  /// Shows a root with its tabs and stacks.
  ///
  /// Another root is another tab bar controller, made before it is shown, so that no wrong screen
  /// appears on the way.
  func enter(_ place: NavigationState<Map>, _ completion: @escaping @MainActor () -> Void) {
    guard shownRoot?.root == place.root else {
      return leaveRoot { [weak self] in
        self?.exchange(for: place)
        completion()
      }
    }
    showTabs(of: place)
    observeSelectedTab()
    completion()
  }

  /// Shows another tab, also one that had no room in the tab bar.
  func select(_ tab: Map.Tab) {
    guard let shownRoot else { return }
    let tabs = tabsInBar(shownRoot.tabs, selecting: tab)
    if !inBar(tab) { setControllers(of: tabs) }
    tabBarController.selectedViewController = controllers[tab]
    observeSelectedTab()
  }

  /// Dismisses what the root that goes has presented, which UIKit would leave in the window.
  private func leaveRoot(_ body: @escaping @MainActor () -> Void) {
    guard shownRoot != nil, tabBarController.presentedViewController != nil else { return body() }
    tabBarController.dismiss(animated: false, completion: body)
  }

  private func exchange(for place: NavigationState<Map>) {
    // A view controller can't be in two containers.
    let isShared = place.tabs.contains { controllers[$0] != nil }
    if isShared { tabBarController.viewControllers = [] }
    tabBarController = containers.tabBarController(place.root)
    tabBarController.delegate = delegate
    showTabs(of: place)
    window?.rootViewController = tabBarController
    observeSelectedTab()
  }

  private func showTabs(of place: NavigationState<Map>) {
    shownRoot = (place.root, place.tabs)
    controllers = controllers.filter { place.tabs.contains($0.key) }
    for tab in place.tabs {
      let controller = controllers[tab] ?? makeController(of: tab)
      let stack = viewControllers(in: .tab(tab))
      controllers[tab] = controller
      show(stack, in: .tab(tab), animated: false)
    }
    setControllers(of: tabsInBar(place.tabs, selecting: place.selectedTab))
    tabBarController.isTabBarHidden = place.tabs.count == 1
    tabBarController.selectedViewController = controllers[place.selectedTab]
  }

  private func makeController(of tab: Map.Tab) -> UIViewController {
    let split = containers.splitViewController(tab)
    split.map(fillColumns)
    let controller = split ?? makeNavigationController()
    controller.tabBarItem = item(tab)
    controller.tabBarItem.badgeValue = badges[tab]
    return controller
  }

  private func setControllers(of tabs: [Map.Tab]) {
    tabBarController.setViewControllers(tabs.compactMap { controllers[$0] }, animated: false)
  }

  private func inBar(_ tab: Map.Tab) -> Bool {
    tabBarController.viewControllers?.contains { $0 === controllers[tab] } == true
  }

  private func tabsInBar(_ tabs: [Map.Tab], selecting tab: Map.Tab) -> [Map.Tab] {
    let first = Array(tabs.prefix(max(1, containers.maximumTabs)))
    return first.contains(tab) ? first : first.dropLast() + [tab]
  }
}
