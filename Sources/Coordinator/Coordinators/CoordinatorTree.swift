/// Keeps one item for each screen that is somewhere in the navigation state, and no other.
///
/// An item is whatever runs a screen: its coordinator, its view controller, or both. There is no
/// list of children to forget to remove from: ``reconcile(with:)`` makes what is new, from the root
/// up, and lets go of what is gone. An item belongs to its screen and its container, so it survives
/// a reorder; the same screen twice in one stack has two.
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
  /// A modal keeps its items while it and those below it keep their roots; with another root it
  /// is another sheet.
  public func reconcile(with state: NavigationState<Map>) {
    for tab in Set(tabs.keys).union(state.stacks.keys).union([state.selectedTab]) {
      reconcileTab(tab, with: state.stacks[tab] ?? [])
    }
    let kept = zip(modals, state.modals).prefix { $0.first?.screen == $1.first }.count
    modals.removeLast(modals.count - kept)
    for (depth, stack) in state.modals.enumerated() {
      let entries = depth < kept ? modals[depth] : []
      let reconciled = reconciled(entries, with: stack)
      if depth < kept { modals[depth] = reconciled } else { modals.append(reconciled) }
    }
  }

  /// Returns the items of a container's stack, the root's first; none if there is no such stack.
  public func items(in container: NavigationContainer<Map>) -> [Item] {
    switch container {
    case .tab(let tab): (tabs[tab] ?? []).map(\.item)
    case .modal(let depth): modals.indices.contains(depth) ? modals[depth].map(\.item) : []
    }
  }

  /// How many items there are.
  public var count: Int {
    tabs.values.reduce(0) { $0 + $1.count } + modals.reduce(0) { $0 + $1.count }
  }
}

extension CoordinatorTree {
  private struct Entry {
    let screen: Map.Screen
    let item: Item
  }

  /// The n-th appearance of a screen in its stack.
  private struct Appearance: Hashable {
    let screen: Map.Screen
    let number: Int
  }

  private func reconcileTab(_ tab: Map.Tab, with screens: [Map.Screen]) {
    tabs[tab] = reconciled(tabs[tab] ?? [], with: [Map.root(of: tab)] + screens)
  }

  private func reconciled(_ entries: [Entry], with stack: [Map.Screen]) -> [Entry] {
    let common = zip(entries, stack).prefix { $0.screen == $1 }.count
    guard common < entries.count else {
      return entries + stack[common...].map { Entry(screen: $0, item: make($0)) }
    }
    let appearances = appearances(entries.map(\.screen))
    let items = Dictionary(uniqueKeysWithValues: zip(appearances, entries.map(\.item)))
    return self.appearances(stack).map { appearance in
      Entry(
        screen: appearance.screen, item: items[appearance] ?? make(appearance.screen))
    }
  }

  private func appearances(_ stack: [Map.Screen]) -> [Appearance] {
    var seen: [Map.Screen: Int] = [:]
    return stack.map { screen in
      seen[screen, default: 0] += 1
      return Appearance(screen: screen, number: seen[screen, default: 1])
    }
  }
}
