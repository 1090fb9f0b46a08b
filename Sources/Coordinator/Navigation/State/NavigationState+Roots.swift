/// The navigation of a root while another is shown: its tabs, and which one was selected.
struct RootMemory<Map: NavigationMap>: Hashable, Sendable {
  let tabs: [Map.Tab]
  let selectedTab: Map.Tab

  /// Creates the memory of a root with different tabs; `nil` if there are none.
  ///
  /// If the tab to select isn't one of them, the first is selected.
  init?(_ tabs: [Map.Tab], selected: Map.Tab? = nil) {
    guard let first = tabs.first else { return nil }
    self.tabs = tabs.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    selectedTab = selected.flatMap { tabs.contains($0) ? $0 : nil } ?? first
  }
}

extension NavigationState {
  /// The part of the state that the UI shows, without the screens of other windows, roots and
  /// their tabs.
  ///
  /// Steps are planned from this part, and a ``NavigationDriver`` shows it.
  public var visible: Self {
    let isOther = !hidden.isEmpty || !requests.isEmpty || window != .first || !others.isEmpty
    guard isOther || stacks.keys.contains(where: { !tabs.contains($0) }) else { return self }
    return Self(
      root: root, tabs: tabs, selectedTab: selectedTab,
      stacks: stacks.filter { tabs.contains($0.key) }, modals: modals, dialog: dialog)
  }

  /// Returns whether there is a way to a route: its root has its tab.
  public func hasWay(to route: Route<Map>) -> Bool {
    memory(of: route.root)?.tabs.contains(route.tab) == true
  }

  /// Returns the navigation of a root when it is entered; `nil` if it has no tabs.
  func memory(of root: Map.Root) -> RootMemory<Map>? {
    root == self.root
      ? RootMemory(tabs, selected: selectedTab) : hidden[root] ?? RootMemory(Map.tabs(of: root))
  }

  /// Remembers a root that isn't shown, unless it is as in the map.
  mutating func remember(_ memory: RootMemory<Map>?, of root: Map.Root) {
    hidden[root] = memory == RootMemory(Map.tabs(of: root)) ? nil : memory
  }

  /// Shows a root as it was left, without modals and dialog.
  mutating func enter(_ next: Map.Root) {
    guard next != root, let memory = memory(of: next) else { return }
    remember(RootMemory(tabs, selected: selectedTab), of: root)
    hidden[next] = nil
    root = next
    tabs = memory.tabs
    selectedTab = memory.selectedTab
    modals = []
    dialog = nil
  }

  /// Changes the tabs of a root, and drops the stacks of those that no root has any more.
  mutating func setTabs(_ tabs: [Map.Tab], of changed: Map.Root?) {
    let changed = changed ?? root
    let old = memory(of: changed)
    guard let new = RootMemory<Map>(tabs, selected: old?.selectedTab) else { return }
    if changed != root {
      remember(new, of: changed)
    } else {
      self.tabs = new.tabs
      if selectedTab != new.selectedTab {
        modals = []
        dialog = nil
      }
      selectedTab = new.selectedTab
    }
    let left = allTabs(of: allRoots ?? [root] + hidden.keys)
    for tab in old?.tabs ?? [] where !left.contains(tab) { stacks[tab] = nil }
  }

  /// Returns whether a modal is presented, or whether any root has a tab.
  func has(_ container: NavigationContainer<Map>) -> Bool {
    switch container {
    case .tab(let tab):
      tabs.contains(tab) || allTabs(of: allRoots ?? [root] + hidden.keys).contains(tab)
    case .modal(let depth): modals.indices.contains(depth)
    }
  }

  /// All roots of the map, or `nil` if they can't be listed.
  var allRoots: [Map.Root]? {
    (Map.Root.self as? any CaseIterable.Type).flatMap { cases(of: $0) as? [Map.Root] }
  }

  func allTabs(of roots: [Map.Root]) -> [Map.Tab] {
    roots.flatMap { memory(of: $0)?.tabs ?? [] }
  }
}
