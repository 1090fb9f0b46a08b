/// Takes from a saved place what is known and allowed, and notes what is not.
struct NavigationCuts<Map: NavigationMap> {
  private(set) var cuts: [NavigationCut<Map>] = []
  private let isAllowed: (Map.Screen) -> Bool

  init(where isAllowed: @escaping (Map.Screen) -> Bool) {
    self.isAllowed = isAllowed
  }

  /// Makes a place; without a selected tab that is known, or on a stack that was cut, no modal
  /// can stand.
  mutating func state(
    of saved: SavedNavigation<Map>, fallback: Map.Tab
  ) -> NavigationState<Map> {
    if saved.selectedTab.value == nil { cuts.append(.selectedTab) }
    let tab = saved.selectedTab.value ?? fallback
    let stacks = stacks(of: saved)
    let stands = !cuts.contains { $0.isBelowModals(of: tab) }
    let modals = stands ? modals(of: saved) : []
    return NavigationState(selectedTab: tab, stacks: stacks, modals: modals)
  }

  private mutating func stacks(of saved: SavedNavigation<Map>) -> [Map.Tab: [Map.Screen]] {
    var stacks: [Map.Tab: [Map.Screen]] = [:]
    for stack in saved.stacks {
      if let stack = stack.value {
        stacks[stack.tab] = known(stack.screens, in: .tab(stack.tab))
      } else {
        cuts.append(.tab)
      }
    }
    return stacks
  }

  private mutating func modals(of saved: SavedNavigation<Map>) -> [[Map.Screen]] {
    var modals: [[Map.Screen]] = []
    for (depth, modal) in saved.modals.enumerated() {
      modals.append(known(modal, in: .modal(depth)))
      guard modals[depth].count == modal.count else { break }
    }
    return modals
  }

  private mutating func known(
    _ screens: [Attempt<Map.Screen>], in container: NavigationContainer<Map>
  ) -> [Map.Screen] {
    let known = screens.map(\.value).prefix { $0.map(isAllowed) ?? false }.compactMap { $0 }
    if known.count < screens.count { cuts.append(.screen(container, position: known.count)) }
    return known
  }
}

extension NavigationCut {
  fileprivate func isBelowModals(of tab: Map.Tab) -> Bool {
    switch self {
    case .selectedTab: true
    case .screen(let container, _): container == .tab(tab)
    case .everything, .tab: false
    }
  }
}
