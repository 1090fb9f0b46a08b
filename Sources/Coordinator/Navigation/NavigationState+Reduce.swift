public import Redux

extension NavigationState {
  /// Moves the user as the action says; other actions change nothing.
  public mutating func reduce(_ action: any ActionType) {
    guard let action = action as? RouteAction<Map> else { return }
    let start = hasMoved ? nil : self
    let asked = dialog == nil ? nil : route
    switch action {
    case .go(let route):
      go(to: route)
      // A link to the place where the app starts still stands against a restore.
      hasMoved = true
    case .push(let screen): push(screen)
    case .pop(let count): pop(count)
    case .popToRoot: self[topContainer] = []
    case .replace(let screen): replaceTop(with: screen)
    case .select(let tab): select(tab)
    case .present(let stack): present(stack)
    case .dismiss: keepModals(modals.count - 1)
    case .dismissModals(let count): keepModals(count)
    case .close(let screen): close(screen)
    case .cut(let tabs, let tab): return cut(to: tabs, selecting: tab)
    case .restore(let saved): return restore(saved)
    case .ask(let dialog): return self.dialog = dialog
    case .endDialog(let dialog), .user(.answered(let dialog, _)): return end(dialog)
    case .user(.changedStack(let container, let stack)): stackChanged(container, to: stack)
    case .user(.dismissedModals(let count)): keepModals(count)
    case .user(.selected(let tab)): select(tab)
    case .user(.reselected(let tab)): go(to: Route(tab: tab))
    }
    if let asked, asked != route { dialog = nil }
    if let start, self != start { hasMoved = true }
  }
}

extension NavigationState {
  private mutating func go(to route: Route<Map>) {
    selectedTab = route.tab
    self[.tab(route.tab)] = route.screens
    modals = route.modals
    dialog = nil
  }

  private mutating func end(_ ended: Map.Dialog) {
    if dialog == ended { dialog = nil }
  }

  private mutating func push(_ screen: Map.Screen) {
    guard screen != topScreen else { return }
    self[topContainer].append(screen)
  }

  private mutating func pop(_ count: Int) {
    let screens = self[topContainer]
    self[topContainer] = Array(screens.dropLast(max(0, count)))
  }

  private mutating func replaceTop(with screen: Map.Screen) {
    guard let modal = modals.indices.last else {
      guard screen != topScreen else { return }
      return self[topContainer] = self[topContainer].dropLast() + [screen]
    }
    modals[modal][modals[modal].count - 1] = screen
  }

  private mutating func select(_ tab: Map.Tab) {
    guard tab != selectedTab else { return }
    selectedTab = tab
    modals = []
  }

  private mutating func present(_ stack: [Map.Screen]) {
    guard let root = stack.first else { return }
    if modals.last?.first == root { modals.removeLast() }
    modals.append(stack)
  }

  /// Removes a screen's topmost appearance that the user can go back to, and everything above it, or
  /// else its topmost appearance in each hidden tab.
  private mutating func close(_ screen: Map.Screen) {
    if let depth = modals.lastIndex(where: { $0.contains(screen) }),
      let position = modals[depth].lastIndex(of: screen)
    {
      modals[depth].removeSubrange(position...)
      keepModals(position == 0 ? depth : depth + 1)
      return
    }
    let isBelowModals = stacks[selectedTab]?.contains(screen) == true
    if isBelowModals { modals = [] }
    for tab in isBelowModals ? [selectedTab] : Array(stacks.keys) {
      guard let position = self[.tab(tab)].lastIndex(of: screen) else { continue }
      self[.tab(tab)].removeSubrange(position...)
    }
  }

  /// Takes over a stack that the user changed; modals above it go with it.
  private mutating func stackChanged(
    _ container: NavigationContainer<Map>, to stack: [Map.Screen]
  ) {
    guard let root = stack.first, root == self.stack(in: container).first else { return }
    let screens = Array(stack.dropFirst())
    guard screens != self[container] else { return }
    self[container] = screens
    switch container {
    case .tab(let tab): if tab == selectedTab { modals = [] }
    case .modal(let depth): keepModals(depth + 1)
    }
  }

  private mutating func cut(to tabs: [Map.Tab], selecting tab: Map.Tab) {
    if !tabs.contains(selectedTab) {
      select(tab)
      dialog = nil
    }
    for tab in stacks.keys where !tabs.contains(tab) { stacks[tab] = nil }
  }

  private mutating func restore(_ saved: Self) {
    let now = self
    self = saved
    hasMoved = now.hasMoved
    if hasMoved {
      stacks.merge(now.stacks) { _, newer in newer }
      go(to: now.route)
    }
    dialog = now.dialog
  }
}
