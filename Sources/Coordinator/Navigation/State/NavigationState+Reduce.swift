public import Redux

extension NavigationState {
  /// Moves the user as the action says; other actions change nothing.
  public mutating func reduce(_ action: any ActionType) {
    if let action = action as? RouteAction<Map> {
      guard !others.isEmpty, action.concernsAllWindows else { return move(action) }
      for window in windows { change(window) { $0.move(action) } }
    } else if let addressed = action.as(Addressed<WindowID>.self) {
      switch addressed.action {
      case WindowAction.entered: enterWindow(addressed.address)
      case WindowAction.closed: closeWindow(addressed.address)
      case let action as RouteAction<Map>: change(addressed.address) { $0.move(action) }
      default: break
      }
    }
  }

  private mutating func move(_ action: RouteAction<Map>) {
    switch action {
    case .setTabs(let tabs, let root):
      let before = self
      setTabs(tabs, of: root)
      cancelRequests(since: before)
    case .ask(let dialog): self.dialog = dialog
    case .endDialog(let dialog), .user(.answered(let dialog, _)): end(dialog)
    case .restore(let saved): restoreWindows(saved)
    case .request(let request, let asker): move(request, for: asker)
    case .answer(let answer):
      guard let position = positionToClose(for: answer.address) else { return }
      change { $0.leave(position, of: answer.address.container) }
    case .leaveConfirmed(let request): move(request)
    case .replace(let screen):
      let asker = screenIDs(in: topContainer).last.flatMap { requests[$0] }
      change { $0.replaceTop(with: screen) }
      if let asker, let replacing = screenIDs(in: topContainer).last, has(asker) {
        requests[replacing] = asker
      }
    case .go(let route): change { $0.go(to: route) }
    case .enter(let root): change { $0.enter(root) }
    case .push(let screen): change { $0.push(screen) }
    case .pop(let count): change { $0.pop(count) }
    case .popTo(let screen): change { $0.pop(to: screen) }
    case .popToRoot: change { $0[$0.topContainer] = [] }
    case .select(let tab), .user(.selected(let tab)): change { $0.select(tab) }
    case .present(let modal): change { $0.present(modal) }
    case .dismiss(let count): change { $0.keepModals(max(0, $0.modals.count - max(0, count))) }
    case .close(let screen): change { $0.close(screen) }
    case .user(.changedStack(let container, let stack)):
      change { $0.stackChanged(container, to: stack) }
    case .user(.dismissedModals(let count)): change { $0.keepModals(count) }
    case .user(.reselected(let tab)): change { $0.reselect(tab) }
    }
  }

  /// Changes the state, whose dialog ends if it is then another route.
  private mutating func change(_ change: (inout Self) -> Void) {
    let before = self
    change(&self)
    if before.dialog != nil, before.route != route { dialog = nil }
    if !hasMoved { hasMoved = self != before }
    cancelRequests(since: before)
  }

  /// Moves the user, and remembers which screen asked for the new one.
  ///
  /// A screen that was closed asks for nothing.
  private mutating func move(_ request: ScreenRequest<Map>, for asker: ScreenID<Map>) {
    guard has(asker) else { return }
    let before = self
    move(request.move)
    let container = topContainer
    let isSame = container == before.topContainer && modals.last.map(before.isTop) != false
    let old = isSame ? Set(before.screenIDs(in: container)) : []
    let asked = screenIDs(in: container).first { !old.contains($0) }
    if let asked, has(asker) { requests[asked] = asker }
  }

  /// Returns whether a modal is the one on top, without regard to the screens above its root.
  private func isTop(_ modal: Modal<Map>) -> Bool { modals.last?.isSame(as: modal) == true }
}

extension NavigationState {
  private mutating func go(to route: Route<Map>) {
    guard hasWay(to: route) else { return }
    enter(route.root)
    selectedTab = route.tab
    self[.tab(route.tab)] = route.screens
    modals = route.modals
    dialog = nil
    // A link to where the app starts still stands against a restore.
    hasMoved = true
  }

  private mutating func end(_ ended: Map.Dialog) {
    if dialog == ended { dialog = nil }
  }

  private mutating func push(_ screen: Map.Screen) {
    guard screen != topScreen else { return }
    self[topContainer].append(screen)
  }

  private mutating func pop(_ count: Int) {
    self[topContainer] = self[topContainer].dropLast(max(0, count))
  }

  private mutating func pop(to screen: Map.Screen) {
    let stack = stack(in: topContainer)
    guard let position = stack.lastIndex(of: screen) else { return }
    pop(stack.count - 1 - position)
  }

  private mutating func replaceTop(with screen: Map.Screen) {
    if let modal = modals.indices.last {
      modals[modal].stack[modals[modal].stack.count - 1] = screen
    } else if !self[topContainer].isEmpty {
      self[topContainer] = self[topContainer].dropLast() + [screen]
    }
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

  /// Removes a screen's topmost occurrence that the user can go back to, and everything above it, or
  /// else its topmost occurrence in each hidden tab.
  private mutating func close(_ screen: Map.Screen) {
    if let depth = modals.lastIndex(where: { $0.stack.contains(screen) }) {
      return leave(modals[depth].stack.lastIndex(of: screen) ?? 0, of: .modal(depth))
    }
    let isBelowModals = stacks[selectedTab]?.contains(screen) == true
    for tab in isBelowModals ? [selectedTab] : Array(stacks.keys) {
      guard let position = stack(in: .tab(tab)).lastIndex(of: screen) else { continue }
      leave(position, of: .tab(tab))
    }
  }

  /// Removes the screen at a position of a container and everything above it, but never a tab's root.
  private mutating func leave(_ position: Int, of container: NavigationContainer<Map>) {
    switch container {
    case .tab(let tab):
      guard position > 0 else { return }
      if tab == selectedTab { modals = [] }
    case .modal(let depth): keepModals(position > 0 ? depth + 1 : depth)
    }
    self[container] = Array(self[container].prefix(max(0, position - 1)))
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

  private mutating func restoreWindows(_ saved: Self) {
    for window in saved.windows {
      guard let own = saved.alone(in: window) else { continue }
      if windows.contains(window) {
        change(window) { $0.restore(own) }
      } else {
        others[window] = own
      }
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
    cancelRequests(since: saved)
    // What a screen has asked for since the start still answers to it.
    let staying = now.screenIDs(stayingIn: self)
    for (asked, asker) in now.requests where staying.contains(asked) && staying.contains(asker) {
      requests[asked] = asker
    }
  }
}
