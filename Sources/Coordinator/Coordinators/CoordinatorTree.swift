/// Keeps one item for each screen in the navigation state, and no other.
///
/// An item is whatever runs a screen: its coordinator, its view controller, or both. There is no list
/// of children to forget to remove from: ``reconcile(with:)`` makes the new items, from the root up,
/// and releases the others, also those of a root or a tab that isn't shown. An item belongs to its
/// screen and its container, so it survives a reorder; the same screen twice in one stack has two items.
@MainActor public final class CoordinatorTree<Map: NavigationMap, Item> {
  private let make: @MainActor (Map.Screen) -> Item
  private var tabs: [Map.Tab: [Entry]] = [:]
  private var modals: [[Entry]] = []
  private var shown: [Modal<Map>] = []

  /// Makes an empty tree.
  ///
  /// - Parameter make: Makes and starts the item of a screen.
  public init(make: @escaping @MainActor (Map.Screen) -> Item) {
    self.make = make
  }

  /// Makes the items of screens that came, and releases those of screens that went.
  ///
  /// A modal keeps its items while it and those below it keep their roots and styles; one with another
  /// root or style is another modal.
  public func reconcile(with state: NavigationState<Map>) {
    // An item that is released may navigate, and so come back here. So all are released at the end.
    let old = (tabs: tabs, modals: modals, shown: shown)
    shown = state.modals
    tabs = [:]
    for tab in state.tabs {
      tabs[tab] = reconciled(old.tabs[tab] ?? [], with: state.stack(in: .tab(tab)))
    }
    let kept = zip(old.shown, state.modals).prefix { $0.isSame(as: $1) }.count
    modals = state.modals.enumerated().map { depth, modal in
      reconciled(depth < kept ? old.modals[depth] : [], with: modal.stack)
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
