/// Keeps one item for each screen of the root that is shown, and no other.
///
/// An item runs a screen: its coordinator, its view controller, or both. There is no list
/// of children to forget to remove from: ``reconcile(with:)`` makes the new items, from the root up, also
/// in tabs that aren't shown, and releases the others, among them those of a root that was left. An item belongs to
/// its screen and its container, so it survives a reorder; the same screen twice in one stack has two items.
@MainActor public final class CoordinatorTree<Map: NavigationMap, Item> {
  private let make: @MainActor (ScreenID<Map>) -> Item
  /// The items, and the state that they are for.
  private var content = Content()
  /// The state to reconcile with next.
  private var next: NavigationState<Map>?
  private var isReconciling = false

  /// Creates an empty tree.
  ///
  /// - Parameter make: Makes and starts the item of a screen, which is part of the occurrence.
  public init(make: @escaping @MainActor (ScreenID<Map>) -> Item) {
    self.make = make
  }

  /// Creates items for new screens, and releases the items of screens that are gone.
  ///
  /// A modal keeps its items while it and those below it keep their roots and styles; one with another
  /// root or style is another modal.
  ///
  /// An item that navigates while it is made calls this again. Then the tree is first completed for this
  /// state, and continues to the newest.
  public func reconcile(with state: NavigationState<Map>) {
    next = state
    guard !isReconciling else { return }
    isReconciling = true
    var released: [Content] = []
    while let state = next.take() { released.append(update(to: state)) }
    isReconciling = false
    // An item that is released may navigate, too. So all are released here, at the end.
    withExtendedLifetime(released) {}
  }

  /// Returns the items of a container's stack, the root's first; none if there is no such stack.
  public func items(in container: NavigationContainer<Map>) -> [Item] {
    switch container {
    case .tab(let tab): (content.tabs[tab] ?? []).map(\.item)
    case .modal(let depth):
      content.modals.indices.contains(depth) ? content.modals[depth].map(\.item) : []
    }
  }

  /// Returns a closure that brings the items back that are there now, and keeps them alive.
  ///
  /// Call it when a change of the UI has failed, before anything else is reconciled.
  public func remember() -> () -> Void {
    { [weak self, content] in self?.content = content }
  }

  /// The items of all containers, in no order.
  public var items: [Item] {
    (Array(content.tabs.values) + content.modals).joined().map(\.item)
  }

  /// The number of items.
  public var count: Int {
    content.tabs.values.joined().count + content.modals.joined().count
  }
}

extension CoordinatorTree {
  /// The items of the containers, and the modals that they are for.
  fileprivate struct Content {
    fileprivate var tabs: [Map.Tab: [Entry]] = [:]
    fileprivate var modals: [[Entry]] = []
    fileprivate var shownModals: [Modal<Map>] = []
  }

  fileprivate struct Entry {
    let screen: Map.Screen
    let item: Item
  }

  /// Creates the entries of a state before it changes anything, and returns the old ones.
  private func update(to state: NavigationState<Map>) -> Content {
    let old = content
    var new = Content(shownModals: state.modals)
    for tab in state.tabs {
      new.tabs[tab] = reconciled(old.tabs[tab] ?? [], with: state, .tab(tab))
    }
    let same = commonPrefix(old.shownModals[...], state.modals[...], where: ==)
    let kept =
      same + commonPrefix(old.shownModals[same...], state.modals[same...]) { $0.isSame(as: $1) }
    new.modals =
      old.modals.prefix(same)
      + state.modals.indices.dropFirst(same).map { depth in
        reconciled(depth < kept ? old.modals[depth] : [], with: state, .modal(depth))
      }
    content = new
    return old
  }

  /// Keeps the common beginning of both stacks; above that, reuses entries of equal screens, the lowest first.
  ///
  /// So the first of several equal screens keeps the first item, and an occurrence keeps its own.
  private func reconciled(
    _ entries: [Entry], with state: NavigationState<Map>, _ container: NavigationContainer<Map>
  ) -> [Entry] {
    let stack = state.stack(in: container)
    let common = zip(entries, stack).prefix { $0.screen == $1 }.count
    guard common < stack.count else { return Array(entries[..<common]) }
    var left = Dictionary(grouping: entries[common...].reversed(), by: \.screen)
    return entries[..<common]
      + state.screenIDs(in: container)[common...].map { id in
        left[id.screen]?.popLast()
          ?? Entry(screen: id.screen, item: make(id))
      }
  }
}
