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

  /// Called when there is more or less room for tabs.
  var didResize: () -> Void = {}

  /// Called when the selected tab has left the window, whoever made it leave.
  var didLeave: () -> Void = {}

  /// The container that shows the root, a new one for each root that is entered.
  private(set) var tabBarController = UITabBarController()
  /// The tab bar controller whose bar is hidden because it has a single tab.
  private weak var hiddenBar: UITabBarController?

  /// The root and its tabs; `nil` while nothing has been made.
  private(set) var shown: (root: Map.Root, tabs: [Map.Tab])?

  /// The window, whose room counts before the containers are in it.
  weak var window: UIWindow?

  private var containers: [Map.Tab: UIViewController] = [:]
  /// Whether the driver changes the tabs, or selects one.
  private var isSelecting = false
  private let tabs: TabArranger<Map>
  private let kinds: UIKitContainers<Map>
  private let screens: ScreenTree<Map>
  private let stacks: StackArranger<Map>
  private let delegate = TabBarDelegate()

  /// Creates an object that makes nothing else before a root is shown.
  init(
    item: @escaping @MainActor (Map.Tab) -> UITabBarItem, kinds: UIKitContainers<Map>,
    screens: ScreenTree<Map>, stacks: StackArranger<Map>
  ) {
    tabs = TabArranger(item: item, kinds: kinds)
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
    tabs.tab(of: tabBarController.selectedTab) ?? screens.place.selectedTab
  }

  /// Returns the tab whose container satisfies a condition.
  func tab(where condition: (UIViewController) -> Bool) -> Map.Tab? {
    containers.first { condition($0.value) }?.key
  }

  /// Sets the text of a tab's badge, or removes the badge.
  func setBadge(_ text: String?, of tab: Map.Tab) {
    tabs.setBadge(text, of: tab)
  }

  /// Creates another tab bar controller, for another root.
  func replace(with place: NavigationState<Map>) {
    // A view controller can't be in two containers.
    tabs.removeGroups()
    let isShared = place.tabs.contains { containers[$0] != nil }
    if isShared { tabBarController.setTabs([], animated: false) }
    tabBarController = kinds.tabBarController(place.root)
    tabBarController.delegate = delegate
    tabBarController.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      [weak self] (controller: UITabBarController, _) in
      if controller === self?.tabBarController { self?.didResize() }
    }
    showTabs(of: place)
  }

  /// Shows the tabs of a state in its root.
  func showTabs(of place: NavigationState<Map>) {
    shown = (place.root, place.tabs)
    containers = containers.filter { place.tabs.contains($0.key) }
    for tab in place.tabs {
      let container = containers[tab] ?? stacks.makeContainer(of: tab)
      let stack = screens.viewControllers(in: .tab(tab))
      containers[tab] = container
      if let split = container as? UISplitViewController, mayHaveSidebar { leaveButton(of: split) }
      stacks.show(stack, in: container, of: tab, animated: false)
    }
    show(tabsInBar(place.tabs, selecting: place.selectedTab), selecting: place.selectedTab)
    showBar(place.tabs.count > 1)
  }

  /// Hides the bar of a single tab.
  ///
  /// A bar that the app itself has hidden stays hidden.
  private func showBar(_ isShown: Bool) {
    if !isShown, !tabBarController.isTabBarHidden {
      tabBarController.isTabBarHidden = true
      hiddenBar = tabBarController
    } else if isShown, hiddenBar === tabBarController {
      tabBarController.isTabBarHidden = false
      hiddenBar = nil
    }
  }

  /// Shows another tab, also a tab that didn't fit into the tab bar.
  func select(_ tab: Map.Tab) {
    guard let shown else { return }
    show(tabs.has(tab) ? nil : tabsInBar(shown.tabs, selecting: tab), selecting: tab)
    observeSelectedTab()
  }

  /// Notices when the selected tab leaves the window.
  func observeSelectedTab() {
    guard let selected = containers[selectedTab] else { return }
    // A split view belongs to UIKit, which may build it anew; its columns are ours.
    let reporters: [UIViewController] = stacks.columns(of: selected).filter {
      $0 is any LeaveReporting
    }
    for container in reporters.isEmpty ? [selected] : reporters {
      WindowObserver.observe(container) { [weak self] in self?.didLeave() }
    }
  }

  /// Shows other tabs, or the same ones if there are none, and selects one.
  ///
  /// UIKit may tell the delegate of what the app selects, too.
  private func show(_ new: [Map.Tab]?, selecting tab: Map.Tab) {
    isSelecting = true
    if let new {
      let isGrouped = isWide && tabBarController.mode != .tabBar
      let arranged = tabs.arrange(new, of: containers, isGrouped: isGrouped)
      tabBarController.setTabs(arranged, animated: false)
    }
    tabs.select(tab, showing: containers[tab], in: tabBarController)
    isSelecting = false
  }

  /// Shows as many tabs as there is room for now, in groups if there may be a sidebar, while the same one
  /// stays selected.
  func fitTabs() {
    guard let shown,
      shown.tabs.count > kinds.maximumTabs
        || shown.tabs.contains(where: { kinds.tabGroup($0) != nil })
    else { return }
    let selected = selectedTab
    show(tabsInBar(shown.tabs, selecting: selected), selecting: selected)
    observeSelectedTab()
  }

  /// Whether the tabs may be a sidebar, which an iPad shows for groups unless the app wants only a tab bar.
  private var mayHaveSidebar: Bool {
    switch tabBarController.mode {
    case .tabSidebar: true
    case .tabBar: false
    default: shown?.tabs.contains { kinds.tabGroup($0) != nil } ?? false
    }
  }

  /// Leaves the place of a split view's button to the sidebar's, so that there are never two of them, nor
  /// two sidebars.
  private func leaveButton(of split: UISplitViewController) {
    split.displayModeButtonVisibility = .never
    split.presentsWithGesture = false
  }

  /// Whether the tabs are at the top of an iPad's window, or in its sidebar.
  private var isWide: Bool {
    let traits = window?.traitCollection ?? tabBarController.traitCollection
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
  }

  private func tabsInBar(_ tabs: [Map.Tab], selecting tab: Map.Tab) -> [Map.Tab] {
    if isWide { return tabs }
    let first = Array(tabs.prefix(max(1, kinds.maximumTabs)))
    return first.contains(tab) ? first : first.dropLast() + [tab]
  }

  /// A tap on the selected tab leads to its root: the state changes first, and then UIKit follows.
  private func shouldSelect(_ tab: UITab) -> Bool {
    guard tabs.tab(of: tab) == selectedTab else { return true }
    didReselect(selectedTab)
    return false
  }

  private func hasSelected() {
    let tab = selectedTab
    guard !isSelecting, tab != screens.place.selectedTab else { return }
    tabs.show(containers[tab], ofGroupOf: tab)
    observeSelectedTab()
    didSelect(tab)
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
