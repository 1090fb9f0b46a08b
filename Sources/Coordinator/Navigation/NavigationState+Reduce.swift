public import Redux

extension NavigationState {
  /// Moves the user as the action says; other actions change nothing.
  public mutating func reduce(_ action: any ActionType) {
    guard let action = action as? RouteAction<Map> else { return }
    switch action {
    case .go(let route): go(to: route)
    case .push(let screen): push(screen)
    case .pop(let count): pop(count)
    case .popToRoot: self[topContainer] = []
    case .replace(let screen): replaceTop(with: screen)
    case .select(let tab): select(tab)
    case .present(let stack): present(stack)
    case .dismiss: keepModals(modals.count - 1)
    case .dismissModals(let count): keepModals(count)
    case .close(let screen): close(screen)
    case .restore(let saved): return restore(saved)
    case .user(.changedStack(let container, let stack)): stackChanged(container, to: stack)
    case .user(.dismissedModals(let count)): keepModals(count)
    case .user(.selected(let tab)): select(tab)
    case .user(.reselected(let tab)): go(to: Route(tab: tab))
    }
    hasMoved = true
  }
}

extension NavigationState {
  private mutating func go(to route: Route<Map>) {
    selectedTab = route.tab
    self[.tab(route.tab)] = route.screens
    modals = route.modals
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

  /// Removes the topmost appearance of a screen, and everything above it.
  private mutating func close(_ screen: Map.Screen) {
    if let depth = modals.lastIndex(where: { $0.contains(screen) }),
      let position = modals[depth].lastIndex(of: screen)
    {
      modals[depth].removeSubrange(position...)
      keepModals(position == 0 ? depth : depth + 1)
    } else if let position = self[.tab(selectedTab)].lastIndex(of: screen) {
      self[.tab(selectedTab)].removeSubrange(position...)
      modals = []
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

  private mutating func restore(_ saved: Self) {
    let now = self
    self = saved
    hasMoved = now.hasMoved
    guard hasMoved else { return }
    stacks.merge(now.stacks) { _, newer in newer }
    go(to: now.route)
  }
}
