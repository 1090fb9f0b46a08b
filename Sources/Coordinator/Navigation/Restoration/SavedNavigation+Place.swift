extension SavedNavigation {
  /// Returns the state as far as it is known and allowed, and the parts that had to be cut.
  ///
  /// Modals need a root and a selected tab that are known, and a stack that is whole.
  func place(
    fallback: NavigationState<Map>, where isAllowed: (Map.Screen) -> Bool = { _ in true }
  ) -> (state: NavigationState<Map>, cuts: [NavigationCut<Map>]) {
    var (place, cuts) = emptyPlace(fallback: fallback)
    place.window = savedWindow ?? .first
    let isKnown = !cuts.contains(.root) && !cuts.contains(.selectedTab)
    restoreHiddenRoots(of: &place, &cuts)
    let isWhole = restoreStacks(of: &place, &cuts, where: isAllowed)
    if isKnown, isWhole { restoreModals(of: &place, &cuts, where: isAllowed) }
    restoreRequests(of: &place, &cuts)
    for other in others?.values ?? [] {
      guard let other, let window = other.savedWindow,
        window != place.window
      else {
        cuts.append(.window)
        continue
      }
      let (own, ownCuts) = other.place(fallback: fallback, where: isAllowed)
      place.others[window] = own
      cuts += ownCuts
    }
    return (place, cuts)
  }

  /// The window that was saved, which is the first if none is named; `nil` if it is unknown.
  private var savedWindow: WindowID? { window == nil ? .first : window?.value }

  /// Returns the root that was shown with its tabs, all of which are at their roots.
  private func emptyPlace(
    fallback: NavigationState<Map>
  ) -> (state: NavigationState<Map>, cuts: [NavigationCut<Map>]) {
    guard let root = shownRoot else {
      let root = fallback.root
      let tabs = fallback.tabs
      let tab = fallback.selectedTab
      return (NavigationState(root: root, tabs: tabs, selectedTab: tab), [.root])
    }
    let known = tabs?.values.compactMap { $0 }
    let tabs = known.flatMap { $0.isEmpty ? nil : $0 } ?? Map.tabs(of: root)
    let place = NavigationState<Map>(
      root: root, tabs: tabs, selectedTab: selectedTab?.value ?? fallback.selectedTab)
    let isCut = selectedTab?.value != place.selectedTab
    let isTabCut = known.map { $0.count < (self.tabs?.values.count ?? 0) } ?? false
    return (place, (isCut ? [.selectedTab] : []) + (isTabCut ? [.tab] : []))
  }

  private func restoreHiddenRoots(
    of place: inout NavigationState<Map>, _ cuts: inout [NavigationCut<Map>]
  ) {
    for saved in hidden?.values ?? [] {
      guard let saved, saved.root != place.root else {
        cuts.append(.root)
        continue
      }
      let values = (saved.tabs ?? .unknown).values
      let tabs = values.compactMap { $0 }
      if tabs.count < values.count { cuts.append(.tab) }
      place.remember(RootMemory(tabs, selected: saved.selectedTab?.value), of: saved.root)
    }
  }

  /// Restores the stacks of all tabs, and returns whether that of the selected tab is whole.
  private func restoreStacks(
    of place: inout NavigationState<Map>, _ cuts: inout [NavigationCut<Map>],
    where isAllowed: (Map.Screen) -> Bool
  ) -> Bool {
    var isWhole = true
    let tabs = place.allRoots.map(place.allTabs)
    for stack in (stacks ?? .unknown).values {
      guard let stack, let tab = stack.tab?.value, tabs?.contains(tab) != false else {
        cuts.append(.tab)
        // What can't be read at all may be the stack of the selected tab.
        if stack == nil { isWhole = isWhole && place.stacks[place.selectedTab] != nil }
        continue
      }
      let (screens, isCut) = known(stack.screens, in: .tab(tab), &cuts, where: isAllowed)
      place[.tab(tab)] = screens
      if tab == place.selectedTab { isWhole = !isCut }
    }
    return isWhole
  }

  private func restoreModals(
    of place: inout NavigationState<Map>, _ cuts: inout [NavigationCut<Map>],
    where isAllowed: (Map.Screen) -> Bool
  ) {
    for (depth, modal) in (modals ?? .unknown).values.enumerated() {
      guard let modal, let style = modal.style?.value else {
        return cuts.append(.modal(depth: depth))
      }
      let (screens, isCut) = known(modal.stack, in: .modal(depth), &cuts, where: isAllowed)
      if !screens.isEmpty { place.apply(.present(Modal<Map>(screens, as: style))) }
      if isCut || screens.isEmpty { return }
    }
  }

  /// Returns the screens below the first that is unknown or not allowed.
  private func known(
    _ screens: Parts<Map.Screen>?, in container: NavigationContainer<Map>,
    _ cuts: inout [NavigationCut<Map>], where isAllowed: (Map.Screen) -> Bool
  ) -> (screens: [Map.Screen], isCut: Bool) {
    let values = (screens ?? .unknown).values
    let known = values.prefix { $0.map(isAllowed) ?? false }.compactMap { $0 }
    let isCut = known.count < values.count
    if isCut { cuts.append(.screen(container, position: known.count)) }
    return (known, isCut)
  }

  private func restoreRequests(
    of place: inout NavigationState<Map>, _ cuts: inout [NavigationCut<Map>]
  ) {
    for request in requests?.values ?? [] {
      if let request {
        place.requests[request.asked] = request.asker
      } else {
        cuts.append(.request)
      }
    }
    place.cancelRequests(since: place)
  }
}
