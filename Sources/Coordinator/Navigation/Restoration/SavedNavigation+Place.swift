extension SavedNavigation {
  /// Returns the state as far as it is known and allowed, and what had to be cut.
  ///
  /// Modals need a root and a selected tab that are known, and a stack that is whole.
  func place(
    fallback: NavigationState<Map>, where isAllowed: (Map.Screen) -> Bool = { _ in true }
  ) -> (state: NavigationState<Map>, cuts: [NavigationCut<Map>]) {
    var (place, cuts) = emptyPlace(fallback: fallback)
    var canHoldModals = cuts.isEmpty

    func known(
      _ screens: [Attempt<Map.Screen>], in container: NavigationContainer<Map>, isSeen: Bool
    ) -> [Map.Screen] {
      let known = screens.map(\.value).prefix { $0.map(isAllowed) ?? false }.compactMap { $0 }
      guard known.count < screens.count else { return known }
      cuts.append(.screen(container, position: known.count))
      if isSeen { canHoldModals = false }
      return known
    }

    restoreHiddenRoots(of: &place, &cuts)
    let tabs = place.allRoots.map(place.allTabs)
    for stack in stacks.map(\.value) {
      if let stack, tabs?.contains(stack.tab) != false {
        let isSeen = stack.tab == place.selectedTab
        place[.tab(stack.tab)] = known(stack.screens, in: .tab(stack.tab), isSeen: isSeen)
      } else {
        cuts.append(.tab)
      }
    }
    for (depth, modal) in modals.enumerated() where canHoldModals {
      if let style = modal.style.value {
        let stack = known(modal.stack, in: .modal(depth), isSeen: true)
        place.apply(.present(Modal<Map>(stack, as: style)))
      } else {
        cuts.append(.style(depth: depth))
        canHoldModals = false
      }
    }
    for request in (requests ?? []).compactMap(\.value) {
      place.requests[request.asked] = request.asker
    }
    place.cancelRequests(since: place)
    return (place, cuts)
  }

  /// Returns the root that was shown with its tabs, all of which are at their roots.
  private func emptyPlace(
    fallback: NavigationState<Map>
  ) -> (state: NavigationState<Map>, cuts: [NavigationCut<Map>]) {
    guard let root = shownRoot else {
      let (root, tabs) = (fallback.root, fallback.tabs)
      let tab = fallback.selectedTab
      return (NavigationState(root: root, tabs: tabs, selectedTab: tab), [.root])
    }
    let known = tabs?.compactMap(\.value)
    let tabs = known.flatMap { $0.isEmpty ? nil : $0 } ?? Map.tabs(of: root)
    let place = NavigationState<Map>(
      root: root, tabs: tabs, selectedTab: selectedTab.value ?? fallback.selectedTab)
    let isCut = selectedTab.value != place.selectedTab
    let isTabCut = known.map { $0.count < (self.tabs?.count ?? 0) } ?? false
    return (place, (isCut ? [.selectedTab] : []) + (isTabCut ? [.tab] : []))
  }

  private func restoreHiddenRoots(
    of place: inout NavigationState<Map>, _ cuts: inout [NavigationCut<Map>]
  ) {
    for saved in (hidden ?? []).map(\.value) {
      guard let saved, saved.root != place.root else {
        cuts.append(.root)
        continue
      }
      let tabs = saved.tabs.compactMap(\.value)
      if tabs.count < saved.tabs.count { cuts.append(.tab) }
      place.remember(RootMemory(tabs, selected: saved.selectedTab.value), of: saved.root)
    }
  }
}
