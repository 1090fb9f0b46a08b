import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// UIKit's tabs: one for each tab of the state, in the groups that the app puts them in.
@MainActor final class TabArranger<Map: NavigationMap> {
  private struct Entry {
    let tab: UITab
    let group: String?
  }

  private struct Group {
    let tab: UITabGroup
    let controller: TabGroupController
  }

  private var entries: [Map.Tab: Entry] = [:]
  private var groups: [String: Group] = [:]
  private var badges: [Map.Tab: String] = [:]
  private let item: @MainActor (Map.Tab) -> UITabBarItem
  private let kinds: UIKitContainers<Map>

  /// Creates an arranger without tabs.
  init(item: @escaping @MainActor (Map.Tab) -> UITabBarItem, kinds: UIKitContainers<Map>) {
    self.item = item
    self.kinds = kinds
  }

  /// Returns the top level of UIKit's tabs, where a group has the place of its first tab.
  ///
  /// - Parameters:
  ///   - tabs: The tabs to show, in order.
  ///   - containers: The container of each tab.
  ///   - isGrouped: Whether groups can be shown.
  /// - Returns: Tabs and groups, in order.
  func arrange(
    _ tabs: [Map.Tab], of containers: [Map.Tab: UIViewController], isGrouped: Bool
  ) -> [UITab] {
    let names = Dictionary(
      uniqueKeysWithValues: tabs.compactMap { tab in
        isGrouped ? kinds.tabGroup(tab).map { (tab, $0) } : nil
      })
    // A tab of UIKit stays at one level.
    entries = entries.filter { tabs.contains($0.key) && $0.value.group == names[$0.key] }
    for tab in tabs where entries[tab] == nil {
      guard let container = containers[tab] else { continue }
      entries[tab] = Entry(tab: makeTab(tab, of: container, in: names[tab]), group: names[tab])
    }
    removeGroups { !names.values.contains($0) }
    return tabs.compactMap { tab in
      guard let name = names[tab] else { return entries[tab]?.tab }
      let members = tabs.filter { names[$0] == name }
      return members.first == tab ? group(name, of: members) : nil
    }
  }

  /// Takes the containers out of all groups, so that another tab bar controller can have them.
  func removeGroups(where condition: (String) -> Bool = { _ in true }) {
    for (name, group) in groups where condition(name) {
      group.controller.show(nil)
      group.tab.children = []
      groups[name] = nil
      entries = entries.filter { $0.value.group != name }
    }
  }

  /// Whether UIKit has a tab for this one.
  func has(_ tab: Map.Tab) -> Bool { entries[tab] != nil }

  /// Returns the tab that one of UIKit's stands for; of a group, the selected one or the first.
  func tab(of tab: UITab?) -> Map.Tab? {
    let leaf = (tab as? UITabGroup).map { $0.selectedChild ?? $0.children.first } ?? tab
    return leaf.flatMap { leaf in entries.first { $0.value.tab === leaf }?.key }
  }

  /// Selects a tab, in its group too.
  func select(_ tab: Map.Tab, showing container: UIViewController?, in root: UITabBarController) {
    guard let entry = entries[tab] else { return }
    show(container, ofGroupOf: tab)
    root.selectedTab = entry.tab
  }

  /// Shows the container of a tab in its group, if it has one.
  func show(_ container: UIViewController?, ofGroupOf tab: Map.Tab) {
    guard let entry = entries[tab], let group = entry.group.flatMap({ groups[$0] }) else { return }
    if group.tab.selectedChild !== entry.tab { group.tab.selectedChild = entry.tab }
    group.controller.show(container)
  }

  /// Sets the text of a tab's badge, or removes the badge.
  func setBadge(_ text: String?, of tab: Map.Tab) {
    badges[tab] = text
    entries[tab]?.tab.badgeValue = text
  }

  private func makeTab(
    _ tab: Map.Tab, of container: UIViewController, in group: String?
  ) -> UITab {
    let made = kinds.tab(tab, item(tab), container)
    made.badgeValue = badges[tab]
    // While the sidebar is hidden, the tab bar has no groups, and would have no tabs of theirs.
    if group != nil, made.preferredPlacement == .automatic { made.preferredPlacement = .default }
    return made
  }

  private func group(_ name: String, of members: [Map.Tab]) -> UITabGroup {
    let children = members.compactMap { entries[$0]?.tab }
    if let group = groups[name] {
      group.tab.children = children
      return group.tab
    }
    let controller = TabGroupController()
    let tab = UITabGroup(title: name, image: nil, identifier: name, children: children) { _ in
      controller
    }
    tab.preferredPlacement = .sidebarOnly
    groups[name] = Group(tab: tab, controller: controller)
    return tab
  }
}
