/// Keeps one item for each screen in the navigation state, and no other.
///
/// An item is whatever runs a screen: its coordinator, its view controller, or both. There is no list
/// of children to forget to remove from: ``reconcile(with:)`` makes the new items, from the root up,
/// and releases the others. An item belongs to its screen and its container, so it survives a reorder;
/// the same screen twice in one stack has two items.
@MainActor public final class CoordinatorTree<Map: NavigationMap, Item> {
  private let make: @MainActor (Map.Screen) -> Item
  private var tabs: [Map.Tab: [Entry]] = [:]
  private var modals: [[Entry]] = []

  /// Makes a tree with an item for the root of each tab.
  ///
  /// - Parameters:
  ///   - tabs: The tabs whose roots live as long as the tree.
  ///   - make: Makes and starts the item of a screen.
  public init(tabs: [Map.Tab], make: @escaping @MainActor (Map.Screen) -> Item) {
    self.make = make
    for tab in tabs { reconcileTab(tab, with: []) }
  }

  /// Makes the items of screens that came, and releases those of screens that went.
  ///
  /// A modal keeps its items while it and those below it keep their roots; one with another root is
  /// another modal.
  public func reconcile(with state: NavigationState<Map>) {
    // An item that is released may navigate, and so come back here. So all are released at the end.
    let old = (tabs, modals)
    for tab in Set(tabs.keys).union(state.stacks.keys).union([state.selectedTab]) {
      reconcileTab(tab, with: state.stacks[tab] ?? [])
    }
    let kept = zip(modals, state.modals).prefix { $0.first?.screen == $1.first }.count
    modals = state.modals.enumerated().map { depth, stack in
      reconciled(depth < kept ? old.1[depth] : [], with: stack)
    }
    withExtendedLifetime(old) {}
  }

  /// Returns the items of a container's stack, the root's first; none if there is no such stack.
  public func items(in container: NavigationContainer<Map>) -> [Item] {
    switch container {
    case .tab(let tab): (tabs[tab] ?? []).map(\.item)
    case .modal(let depth): modals.indices.contains(depth) ? modals[depth].map(\.item) : []
    }
  }

  /// The number of items.
  public var count: Int {
    tabs.values.reduce(0) { $0 + $1.count } + modals.reduce(0) { $0 + $1.count }
  }
}

extension CoordinatorTree {
  private struct Entry {
    let screen: Map.Screen
    let item: Item
  }

  private func reconcileTab(_ tab: Map.Tab, with screens: [Map.Screen]) {
    tabs[tab] = reconciled(tabs[tab] ?? [], with: [Map.root(of: tab)] + screens)
  }

  /// Keeps what both stacks begin with; above that, reuses entries of equal screens, the lowest first.
  private func reconciled(_ entries: [Entry], with stack: [Map.Screen]) -> [Entry] {
    let common = zip(entries, stack).prefix { $0.screen == $1 }.count
    var left = Dictionary(grouping: entries[common...].reversed(), by: \.screen)
    return entries[..<common]
      + stack[common...].map { screen in
        left[screen]?.popLast() ?? Entry(screen: screen, item: make(screen))
      }
  }
}
