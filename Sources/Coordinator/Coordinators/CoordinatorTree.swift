/// Keeps one item for each screen in the navigation state, and no other.
///
/// An item is whatever runs a screen: its coordinator, its view controller, or both. There is no list
/// of children to forget to remove from: ``reconcile(with:)`` makes the new items, from the root up,
/// and releases the others, also those of a root or a tab that isn't shown. An item belongs to its
/// screen and its container, so it survives a reorder; the same screen twice in one stack has two items.
@MainActor public final class CoordinatorTree<Map: NavigationMap, Item> {
  private let make: @MainActor (Appearance<Map>) -> Item
  private var tabs: [Map.Tab: [Entry]] = [:]
  private var modals: [[Entry]] = []
  private var shown: NavigationState<Map>?

  /// Makes an empty tree.
  ///
  /// - Parameter make: Makes and starts the item of a screen, which is part of the appearance.
  public init(make: @escaping @MainActor (Appearance<Map>) -> Item) {
    self.make = make
  }

  /// Makes the items of screens that came, and releases those of screens that went.
  ///
  /// A modal keeps its items while it and those below it keep their roots and styles; one with another
  /// root or style is another modal.
  public func reconcile(with state: NavigationState<Map>) {
    // An item that is released may navigate, and so come back here. So all are released at the end.
    let old = (tabs: tabs, modals: modals, shown: shown)
    shown = state
    tabs = [:]
    for tab in state.tabs {
      tabs[tab] = reconciled(old.tabs[tab] ?? [], with: state, .tab(tab))
    }
    let kept = old.shown.map(state.countOfSameModals) ?? 0
    modals = state.modals.indices.map { depth in
      reconciled(depth < kept ? old.modals[depth] : [], with: state, .modal(depth))
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
  ///
  /// So the first of several equal screens keeps the first item, and an appearance keeps its own.
  private func reconciled(
    _ entries: [Entry], with state: NavigationState<Map>, _ container: NavigationContainer<Map>
  ) -> [Entry] {
    let stack = state.stack(in: container)
    let common = zip(entries, stack).prefix { $0.screen == $1 }.count
    guard common < stack.count else { return Array(entries[..<common]) }
    var left = Dictionary(grouping: entries[common...].reversed(), by: \.screen)
    return entries[..<common]
      + state.appearances(in: container)[common...].map { appearance in
        left[appearance.screen]?.popLast()
          ?? Entry(screen: appearance.screen, item: make(appearance))
      }
  }
}
