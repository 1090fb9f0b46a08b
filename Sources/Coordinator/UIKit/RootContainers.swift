import Coordinator
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Shows a root: its tab bar controller, and the container of each of its tabs.
@MainActor final class RootContainers<Map: NavigationMap> {
  /// Called when the user has selected another tab.
  var didSelect: (Map.Tab) -> Void = { _ in }

  /// Called when the user taps the selected tab.
  var didReselect: (Map.Tab) -> Void = { _ in }

  /// Called when the selected tab has left the window, whoever made it leave.
  var didLeave: () -> Void = {}

  /// The container that shows the root, a new one for each root that is entered.
  private(set) var tabBarController = UITabBarController()

  /// The root and its tabs; `nil` while nothing has been made.
  private(set) var shown: (root: Map.Root, tabs: [Map.Tab])?

  private var containers: [Map.Tab: UIViewController] = [:]
  private var uiTabs: [Map.Tab: UITab] = [:]
  private var badges: [Map.Tab: String] = [:]
  /// Whether the driver changes the tabs, or selects one.
  private var isSelecting = false
  private let item: @MainActor (Map.Tab) -> UITabBarItem
  private let kinds: UIKitContainers<Map>
  private let screens: ScreenTree<Map>
  private let stacks: StackArranger<Map>
  private let delegate = TabBarDelegate()

  /// Creates an object that makes nothing else before a root is shown.
  init(
    item: @escaping @MainActor (Map.Tab) -> UITabBarItem, kinds: UIKitContainers<Map>,
    screens: ScreenTree<Map>, stacks: StackArranger<Map>
  ) {
    self.item = item
    self.kinds = kinds
    self.screens = screens
    self.stacks = stacks
    delegate.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? true }
    delegate.didSelect = { [weak self] in self?.hasSelected() }
  }

  /// The container of a tab's stack: a navigation controller, or a split view controller.
  subscript(tab: Map.Tab) -> UIViewController? { containers[tab] }

  /// All containers, in no order.
  var all: [UIViewController] { Array(containers.values) }

  /// The tab that UIKit shows; a “More” tab changes nothing.
  var selectedTab: Map.Tab {
    let selected = tabBarController.selectedTab
    return shown?.tabs.first { uiTabs[$0] === selected } ?? screens.place.selectedTab
  }

  /// Returns the tab whose container satisfies a condition.
  func tab(where condition: (UIViewController) -> Bool) -> Map.Tab? {
    containers.first { condition($0.value) }?.key
  }

  /// Sets the text of a tab's badge, or removes the badge.
  func setBadge(_ text: String?, of tab: Map.Tab) {
    badges[tab] = text
    uiTabs[tab]?.badgeValue = text
  }

  /// Creates another tab bar controller, for another root.
  func replace(with place: NavigationState<Map>) {
    // A view controller can't be in two containers.
    let isShared = place.tabs.contains { containers[$0] != nil }
    if isShared { tabBarController.setTabs([], animated: false) }
    tabBarController = kinds.tabBarController(place.root)
    tabBarController.delegate = delegate
    tabBarController.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      [weak self] (controller: UITabBarController, _) in
      if controller === self?.tabBarController { self?.fitTabs() }
    }
    showTabs(of: place)
  }

  /// Shows the tabs of a state in its root.
  func showTabs(of place: NavigationState<Map>) {
    shown = (place.root, place.tabs)
    containers = containers.filter { place.tabs.contains($0.key) }
    uiTabs = uiTabs.filter { place.tabs.contains($0.key) }
    for tab in place.tabs {
      let container = containers[tab] ?? stacks.makeContainer(of: tab)
      let stack = screens.viewControllers(in: .tab(tab))
      containers[tab] = container
      uiTabs[tab] = uiTabs[tab] ?? makeTab(tab, of: container)
      stacks.show(stack, in: container, of: tab, animated: false)
    }
    show(tabsInBar(place.tabs, selecting: place.selectedTab), selecting: place.selectedTab)
    tabBarController.isTabBarHidden = place.tabs.count == 1
  }

  /// Shows another tab, also a tab that didn't fit into the tab bar.
  func select(_ tab: Map.Tab) {
    guard let shown else { return }
    let isInBar = tabBarController.tabs.contains { $0 === uiTabs[tab] }
    show(isInBar ? nil : tabsInBar(shown.tabs, selecting: tab), selecting: tab)
    observeSelectedTab()
  }

  /// Notices when the selected tab leaves the window.
  func observeSelectedTab() {
    guard let selected = tabBarController.selectedViewController else { return }
    // A split view belongs to UIKit, which may build it anew; its columns are ours.
    let reporters: [UIViewController] = stacks.columns(of: selected).filter {
      $0 is any LeaveReporting
    }
    for container in reporters.isEmpty ? [selected] : reporters {
      WindowObserver.observe(container) { [weak self] in self?.didLeave() }
    }
  }

  private func makeTab(_ tab: Map.Tab, of container: UIViewController) -> UITab {
    let made = kinds.tab(tab, item(tab), container)
    made.badgeValue = badges[tab]
    return made
  }

  /// Shows other tabs, or the same ones if there are none, and selects one.
  ///
  /// UIKit may tell the delegate of what the app selects, too.
  private func show(_ tabs: [Map.Tab]?, selecting tab: Map.Tab) {
    isSelecting = true
    if let tabs { tabBarController.setTabs(tabs.compactMap { uiTabs[$0] }, animated: false) }
    tabBarController.selectedTab = uiTabs[tab]
    isSelecting = false
  }

  /// Shows as many tabs as there is room for now, while the same one stays selected.
  private func fitTabs() {
    guard let shown, shown.tabs.count > kinds.maximumTabs else { return }
    let selected = selectedTab
    show(tabsInBar(shown.tabs, selecting: selected), selecting: selected)
  }

  private func tabsInBar(_ tabs: [Map.Tab], selecting tab: Map.Tab) -> [Map.Tab] {
    let traits = tabBarController.traitCollection
    if traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular { return tabs }
    let first = Array(tabs.prefix(max(1, kinds.maximumTabs)))
    return first.contains(tab) ? first : first.dropLast() + [tab]
  }

  /// A tap on the selected tab leads to its root: the state changes first, and then UIKit follows.
  private func shouldSelect(_ tab: UITab) -> Bool {
    guard tab === tabBarController.selectedTab else { return true }
    didReselect(selectedTab)
    return false
  }

  private func hasSelected() {
    guard !isSelecting, selectedTab != screens.place.selectedTab else { return }
    observeSelectedTab()
    didSelect(selectedTab)
  }
}

/// Forwards UIKit's callbacks, so that the object that handles them doesn't have to be an `NSObject`.
@MainActor private final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
  var shouldSelect: (UITab) -> Bool = { _ in true }
  var didSelect: () -> Void = {}

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    shouldSelect(tab)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    didSelect()
  }
}
