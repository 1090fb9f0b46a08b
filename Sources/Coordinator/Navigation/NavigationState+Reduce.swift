public import Redux

extension NavigationState {
  /// Moves the user as the action says; other actions change nothing.
  public mutating func reduce(_ action: any ActionType) {
    guard let action = action as? RouteAction<Map> else { return }
    let start = hasMoved ? nil : self
    let asked = dialog == nil ? nil : route
    switch action {
    case .go(let route): go(to: route)
    case .enter(let root): enter(root)
    case .push(let screen): push(screen)
    case .pop(let count): pop(count, in: topContainer)
    case .popTo(let screen): pop(to: screen)
    case .popToRoot: self[topContainer] = []
    case .replace(let screen): replaceTop(with: screen)
    case .select(let tab): select(tab)
    case .present(let modal): present(modal)
    case .dismiss(let count): keepModals(max(0, modals.count - max(0, count)))
    case .close(let screen): close(screen)
    case .setTabs(let tabs, let root): return setTabs(tabs, of: root)
    case .restore(let saved): return restore(saved)
    case .ask(let dialog): return self.dialog = dialog
    case .endDialog(let dialog), .user(.answered(let dialog, _)): return end(dialog)
    case .user(.changedStack(let container, let stack)): stackChanged(container, to: stack)
    case .user(.dismissedModals(let count)): keepModals(count)
    case .user(.selected(let tab)): select(tab)
    case .user(.reselected(let tab)): reselect(tab)
    }
    if let asked, asked != route { dialog = nil }
    if let start, self != start { hasMoved = true }
  }
}

extension NavigationState {
  private mutating func go(to route: Route<Map>) {
    guard hasWay(to: route) else { return }
    enter(route.root)
    selectedTab = route.tab
    self[.tab(route.tab)] = route.screens
    modals = route.modals
    dialog = nil
    // A link to the place where the app starts still stands against a restore.
    hasMoved = true
  }

  private mutating func end(_ ended: Map.Dialog) {
    if dialog == ended { dialog = nil }
  }

  private mutating func push(_ screen: Map.Screen) {
    guard screen != topScreen else { return }
    self[topContainer].append(screen)
  }

  private mutating func pop(_ count: Int, in container: NavigationContainer<Map>) {
    self[container] = self[container].dropLast(max(0, count))
  }

  private mutating func pop(to screen: Map.Screen) {
    let stack = stack(in: topContainer)
    guard let position = stack.lastIndex(of: screen) else { return }
    pop(stack.count - 1 - position, in: topContainer)
  }

  private mutating func replaceTop(with screen: Map.Screen) {
    guard let modal = modals.indices.last else {
      guard screen != topScreen else { return }
      return self[topContainer] = self[topContainer].dropLast() + [screen]
    }
    modals[modal].stack[modals[modal].stack.count - 1] = screen
  }

  private mutating func select(_ tab: Map.Tab) {
    guard tab != selectedTab, tabs.contains(tab) else { return }
    selectedTab = tab
    modals = []
  }

  private mutating func reselect(_ tab: Map.Tab) {
    select(tab)
    guard tab == selectedTab else { return }
    self[.tab(tab)] = []
    modals = []
    dialog = nil
  }

  private mutating func present(_ modal: Modal<Map>) {
    guard !modal.stack.isEmpty else { return }
    if modals.last?.isSame(as: modal) == true { modals.removeLast() }
    modals.append(modal)
  }

  /// Removes a screen's topmost appearance that the user can go back to, and everything above it, or
  /// else its topmost appearance in each hidden tab.
  private mutating func close(_ screen: Map.Screen) {
    if let depth = modals.lastIndex(where: { $0.stack.contains(screen) }),
      let position = modals[depth].stack.lastIndex(of: screen)
    {
      keepModals(position == 0 ? depth : depth + 1)
      if position > 0 { modals[depth].stack.removeSubrange(position...) }
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
    guard let root = stack.first, root == self.stack(in: container).first, has(container)
    else { return }
    let screens = Array(stack.dropFirst())
    guard screens != self[container] else { return }
    self[container] = screens
    switch container {
    case .tab(let tab): if tab == selectedTab { modals = [] }
    case .modal(let depth): keepModals(depth + 1)
    }
  }

  private mutating func restore(_ saved: Self) {
    let now = self
    self = saved
    hasMoved = now.hasMoved
    // The app has decided on these tabs, or the user has seen them.
    if hasMoved || now.tabs != Map.tabs(of: now.root) { setTabs(now.tabs, of: now.root) }
    for (root, memory) in now.hidden { setTabs(memory.tabs, of: root) }
    if hasMoved {
      stacks.merge(now.stacks) { _, newer in newer }
      go(to: now.route)
    }
    dialog = now.dialog
  }
}
