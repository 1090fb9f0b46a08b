public import Redux

/// Where the user is: the selected tab, each tab's own stack, and the chain of modals.
///
/// It is the only truth about navigation. Nothing in it asks for a move; it says where the user
/// *is*, and the UI follows. Equal places are equal values: there is one way to write each.
public struct NavigationState<Map: NavigationMap>: StateType {
  /// The tab that is selected.
  public internal(set) var selectedTab: Map.Tab

  /// The screens above the root of each tab that has any, the lowest first.
  public internal(set) var stacks: [Map.Tab: [Map.Screen]]

  /// The modals, the lowest first, each a stack that starts with its root and is never empty.
  public internal(set) var modals: [[Map.Screen]]

  /// Whether anything moved the user since the state was made.
  ///
  /// It is no part of the place, so it is neither compared nor saved; `restore` asks it.
  var hasMoved = false

  /// Makes a place, leaving out stacks and modals without screens.
  ///
  /// - Parameters:
  ///   - selectedTab: The tab that is selected.
  ///   - stacks: The screens above the root of each tab, the lowest first.
  ///   - modals: The modals, the lowest first, each a stack that starts with its root.
  public init(
    selectedTab: Map.Tab,
    stacks: [Map.Tab: [Map.Screen]] = [:],
    modals: [[Map.Screen]] = []
  ) {
    self.selectedTab = selectedTab
    self.stacks = stacks.filter { !$0.value.isEmpty }
    self.modals = modals.filter { !$0.isEmpty }
  }

  /// Makes the place that a route leads to, all other tabs being at their roots.
  public init(_ route: Route<Map>) {
    self.init(
      selectedTab: route.tab, stacks: [route.tab: route.screens], modals: route.modals)
  }

  /// Where the user is, as a place to go to or to print as a link.
  public var route: Route<Map> {
    Route(tab: selectedTab, stacks[selectedTab] ?? [], modals: modals)
  }

  /// The container that holds the screen the user looks at.
  public var topContainer: NavigationContainer<Map> {
    modals.isEmpty ? .tab(selectedTab) : .modal(modals.count - 1)
  }

  /// Returns a container's screens, the root first; none if there is no such modal.
  public func stack(in container: NavigationContainer<Map>) -> [Map.Screen] {
    switch container {
    case .tab(let tab): [Map.root(of: tab)] + (stacks[tab] ?? [])
    case .modal(let depth): modals.indices.contains(depth) ? modals[depth] : []
    }
  }
}

extension NavigationState: Hashable {
  /// Returns whether both are the same place.
  public static func == (one: Self, other: Self) -> Bool {
    one.selectedTab == other.selectedTab
      && one.modals == other.modals
      && one.stacks == other.stacks
  }

  /// Feeds the place to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(selectedTab)
    hasher.combine(stacks)
    hasher.combine(modals)
  }
}
