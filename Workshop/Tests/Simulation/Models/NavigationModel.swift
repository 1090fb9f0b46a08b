#if os(Linux) && compiler(>=6.3)
  import Coordinator

  enum ModelMap: NavigationMap {
    enum Root: String, CaseIterable, Codable, Sendable { case main, intro }
    enum Tab: String, CaseIterable, Codable, Sendable { case a, b, c, d }
    enum Screen: Hashable, Codable, Sendable { case home(Tab), page(Int) }
    typealias Dialog = Int

    static func tabs(of root: Root) -> [Tab] { root == .main ? [.a, .b, .c] : [.d, .c] }
    static func firstScreen(of tab: Tab) -> Screen { .home(tab) }
  }

  /// Navigation as its documentation describes it, with each root, tab and screen written out.
  struct NavigationModel {
    typealias Map = ModelMap
    typealias ID = ScreenID<Map>

    struct Window {
      let number: WindowID
      var root = Map.Root.main
      var tabs: [Map.Root: [Map.Tab]] = [:]
      var selected: [Map.Root: Map.Tab] = [:]
      /// The whole stack of each tab, with its root.
      var stacks: [Map.Tab: [Map.Screen]] = [:]
      var modals: [(style: ModalStyle, stack: [Map.Screen])] = []
      var dialog: Int?
      /// Who waits for the answer of a screen.
      var askers: [ID: ID] = [:]
      var hasMoved = false
    }

    var windows: [WindowID: Window] = [.first: .new(.first)]
    var current = WindowID.first

    var window: Window {
      get { windows[current] ?? .new(current) }
      set { windows[current] = newValue }
    }
    /// The open screens of all windows.
    var orderedPlaces: [ID] {
      windows.count == 1
        ? window.places : windows.keys.sorted().flatMap { windows[$0]?.places ?? [] }
    }
  }

  extension NavigationModel.Window {
    typealias Map = ModelMap
    typealias ID = ScreenID<Map>

    static func new(_ number: WindowID) -> Self {
      var window = Self(number: number)
      for root in Map.Root.allCases {
        window.tabs[root] = Map.tabs(of: root)
        window.selected[root] = Map.tabs(of: root)[0]
      }
      for tab in Map.Tab.allCases { window.stacks[tab] = [.home(tab)] }
      return window
    }

    var tab: Map.Tab {
      get { selected[root] ?? .a }
      set { selected[root] = newValue }
    }
    var shownTabs: [Map.Tab] { tabs[root] ?? [] }
    var liveTabs: Set<Map.Tab> { Set(tabs.values.joined()) }
    var top: [Map.Screen] {
      get { modals.last?.stack ?? stacks[tab] ?? [] }
      set {
        guard let last = modals.indices.last else { return stacks[tab] = newValue }
        if modals[last].style != .bare { modals[last].stack = newValue }
      }
    }
    var topContainer: NavigationContainer<Map> {
      modals.isEmpty ? .tab(tab) : .modal(modals.count - 1)
    }
    var route: Route<Map> {
      Route(
        root: root, tab: tab, Array((stacks[tab] ?? []).dropFirst()),
        modals: modals.map { Modal($0.stack, as: $0.style) })
    }

    func places(in container: NavigationContainer<Map>) -> [ID] {
      let stack: [Map.Screen]
      switch container {
      case .tab(let tab): stack = stacks[tab] ?? []
      case .modal(let depth): stack = modals.indices.contains(depth) ? modals[depth].stack : []
      }
      return stack.enumerated().map { index, screen in
        let number = stack[..<index].count { $0 == screen }
        return ID(screen, in: container, number: number).inWindow(self.number)
      }
    }

    var places: [ID] {
      let live = liveTabs
      let tabs = Map.Tab.allCases.filter { live.contains($0) || (stacks[$0] ?? []).count > 1 }
      return tabs.flatMap { places(in: .tab($0)) }
        + modals.indices.flatMap { places(in: .modal($0)) }
    }

    /// The screens that are the same afterwards: not those of another modal, or above one.
    func staying(in next: Self) -> Set<ID> {
      let kept = zip(modals, next.modals).prefix {
        $0.stack.first == $1.stack.first && $0.style == $1.style
      }.count
      return Set(places).intersection(next.places).filter {
        if case .modal(let depth) = $0.container { depth < kept } else { true }
      }
    }

    mutating func forgetAskers(since old: Self) {
      let staying = old.staying(in: self)
      askers = askers.filter { staying.contains($0.key) && staying.contains($0.value) }
    }

    mutating func keepModals(_ count: Int) {
      while modals.count > max(0, count) { modals.removeLast() }
    }
  }

  extension NavigationModel.Window {
    mutating func enter(_ next: Map.Root) {
      guard next != root else { return }
      root = next
      modals = []
      dialog = nil
    }

    mutating func go(to route: Route<Map>) {
      guard tabs[route.root]?.contains(route.tab) == true else { return }
      enter(route.root)
      tab = route.tab
      stacks[tab] = [.home(tab)] + route.screens
      modals = route.modals.map { ($0.style, $0.stack) }
      dialog = nil
      hasMoved = true
    }

    mutating func present(_ modal: Modal<Map>) {
      guard !modal.stack.isEmpty else { return }
      if let last = modals.last, last.style == modal.style, last.stack.first == modal.stack.first {
        modals.removeLast()
      }
      modals.append((modal.style, modal.stack))
    }

    mutating func select(_ next: Map.Tab) {
      guard next != tab, shownTabs.contains(next) else { return }
      tab = next
      modals = []
    }

    mutating func setTabs(_ new: [Map.Tab], of changed: Map.Root?) {
      let changed = changed ?? root
      let unique = new.enumerated().filter { !new[..<$0.offset].contains($0.element) }.map(
        \.element)
      guard let first = unique.first else { return }
      let left = tabs[changed] ?? []
      tabs[changed] = unique
      if let old = selected[changed], !unique.contains(old) {
        selected[changed] = first
        if changed == root {
          modals = []
          dialog = nil
        }
      }
      for tab in left where !liveTabs.contains(tab) { stacks[tab] = [.home(tab)] }
    }

    mutating func close(_ screen: Map.Screen) {
      if let depth = modals.lastIndex(where: { $0.stack.contains(screen) }) {
        let position = modals[depth].stack.lastIndex(of: screen) ?? 0
        return leave(position, of: .modal(depth))
      }
      let isHere = stacks[tab]?.dropFirst().contains(screen) == true
      for other in Map.Tab.allCases where !isHere || other == tab {
        if let position = stacks[other]?.lastIndex(of: screen), position > 0 {
          leave(position, of: .tab(other))
        }
      }
    }

    mutating func leave(_ position: Int, of container: NavigationContainer<Map>) {
      switch container {
      case .tab(let left):
        guard position > 0 else { return }
        if left == tab { modals = [] }
        stacks[left] = Array((stacks[left] ?? []).prefix(position))
      case .modal(let depth) where position > 0:
        keepModals(depth + 1)
        modals[depth].stack = Array(modals[depth].stack.prefix(position))
      case .modal(let depth): keepModals(depth)
      }
    }

    mutating func userChanged(_ container: NavigationContainer<Map>, _ stack: [Map.Screen]) {
      switch container {
      case .tab(let changed):
        guard liveTabs.contains(changed), stack.first == .home(changed), stacks[changed] != stack
        else { return }
        stacks[changed] = stack
        if changed == tab { modals = [] }
      case .modal(let depth):
        guard modals.indices.contains(depth), stack.first == modals[depth].stack.first,
          stack != modals[depth].stack
        else { return }
        if modals[depth].style != .bare { modals[depth].stack = stack }
        keepModals(depth + 1)
      }
    }

    mutating func restore(_ saved: Self) {
      let now = self
      self = saved
      hasMoved = now.hasMoved
      // The app has decided on these tabs, or the user has seen them.
      if hasMoved || now.shownTabs != Map.tabs(of: now.root) {
        setTabs(now.shownTabs, of: now.root)
      }
      for root in Map.Root.allCases where root != now.root && now.differsFromMap(root) {
        setTabs(now.tabs[root] ?? [], of: root)
      }
      if hasMoved {
        for (tab, stack) in now.stacks where stack.count > 1 { stacks[tab] = stack }
        go(to: now.route)
      }
      dialog = now.dialog
      forgetAskers(since: saved)
      let staying = now.staying(in: self)
      for (asked, asker) in now.askers where staying.contains(asked) && staying.contains(asker) {
        askers[asked] = asker
      }
    }

    /// Whether a root isn't as the map says.
    private func differsFromMap(_ root: Map.Root) -> Bool {
      tabs[root] != Map.tabs(of: root) || selected[root] != Map.tabs(of: root)[0]
    }
  }

  extension NavigationModel {
    mutating func reduce(_ action: RouteAction<Map>, in address: WindowID? = nil) {
      var isForAll = false
      switch action {
      case .enter, .setTabs, .close, .endDialog, .leaveConfirmed(.close): isForAll = true
      default: break
      }
      let all = isForAll && address == nil ? windows.keys.sorted() : [address ?? current]
      for number in all {
        guard var window = windows[number] else { continue }
        window.reduce(action)
        windows[number] = window
      }
    }

    /// Lets every window go back to what was saved, below what the user has opened since.
    mutating func restore(_ saved: Self) {
      for (number, own) in saved.windows {
        if windows[number] == nil { windows[number] = own } else { windows[number]?.restore(own) }
      }
    }

    mutating func enterWindow(_ number: WindowID) {
      if windows[number] == nil {
        var new = Window.new(number)
        new.root = window.root
        new.tabs = window.tabs
        new.selected = window.selected
        new.tab = window.shownTabs[0]
        windows[number] = new
      }
      current = number
    }

    mutating func closeWindow(_ number: WindowID) {
      guard windows.count > 1 else { return }
      windows[number] = nil
      if current == number, let next = windows.keys.min() { current = next }
    }
  }

  extension NavigationModel.Window {
    mutating func reduce(_ action: RouteAction<Map>) {
      let before = self
      switch action {
      case .ask(let dialog): return self.dialog = dialog
      case .endDialog(let ended), .user(.answered(let ended, _)):
        if dialog == ended { dialog = nil }
        return
      case .setTabs(let tabs, let root):
        setTabs(tabs, of: root)
        return forgetAskers(since: before)
      case .request(let request, let asker): return self.request(request, for: asker)
      case .leaveConfirmed(let request): return reduce(request)
      default: move(action)
      }
      if dialog != nil, before.route != route { dialog = nil }
      forgetAskers(since: before)
      if case .replace = action, let old = before.places(in: before.topContainer).last,
        let asker = before.askers[old], places.contains(asker),
        let new = places(in: topContainer).last
      {
        askers[new] = asker
      }
      hasMoved = hasMoved || !isSame(as: before)
    }

    private mutating func move(_ action: RouteAction<Map>) {
      switch action {
      case .go(let route): go(to: route)
      case .enter(let root): enter(root)
      case .push(let screen): if top.last != screen { top.append(screen) }
      case .pop(let count): top = Array(top.prefix(max(1, top.count - max(0, count))))
      case .popTo(let screen):
        if let position = top.lastIndex(of: screen) { top = Array(top[...position]) }
      case .popToRoot: top = Array(top.prefix(1))
      case .replace(let screen):
        if let last = modals.indices.last {
          modals[last].stack = modals[last].stack.dropLast() + [screen]
        } else if top.count > 1 {
          top = top.dropLast() + [screen]
        }
      case .select(let tab), .user(.selected(let tab)): select(tab)
      case .present(let modal): present(modal)
      case .dismiss(let count): keepModals(modals.count - max(0, count))
      case .close(let screen): close(screen)
      case .answer(let answer):
        let stack = places(in: answer.address.container)
        guard let position = stack.lastIndex(of: answer.address) else { return }
        let asked = (0...position).last { askers[stack[$0]] != nil }
        leave(asked ?? position, of: answer.address.container)
      case .user(.changedStack(let container, let stack)): userChanged(container, stack)
      case .user(.dismissedModals(let count)): keepModals(count)
      case .user(.reselected(let tab)):
        select(tab)
        guard tab == self.tab else { return }
        stacks[tab] = [.home(tab)]
        modals = []
        dialog = nil
      case .ask, .endDialog, .setTabs, .request, .leaveConfirmed, .restore, .user(.answered): break
      }
    }

    private mutating func request(_ request: ScreenRequest<Map>, for asker: ID) {
      guard places.contains(asker) else { return }
      let before = self
      switch request {
      case .push(let screen): reduce(.push(screen))
      case .present(let modal): reduce(.present(modal))
      }
      let staying = before.staying(in: self)
      guard let asked = places(in: topContainer).first(where: { !staying.contains($0) }),
        places.contains(asker)
      else { return }
      askers[asked] = asker
    }

    private func isSame(as other: Self) -> Bool {
      route == other.route && tabs == other.tabs && selected == other.selected
        && stacks == other.stacks && dialog == other.dialog && askers == other.askers
    }
  }
#endif
