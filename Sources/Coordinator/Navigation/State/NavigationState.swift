public import Redux

/// The user's location: the root, its tabs, the selected one, each tab's own stack, the chain of modals,
/// and the dialog.
///
/// In an app with several windows, it is the location in the window that the user is in, and the navigation of the
/// others is kept beside it.
///
/// This is the single source of truth about navigation. Nothing in it asks for a move; it says where
/// the user *is*, and the UI follows.
public struct NavigationState<Map: NavigationMap>: StateType {
  /// The root that is shown.
  public internal(set) var root: Map.Root

  /// The tabs of the root that is shown, in order; there is always one.
  public internal(set) var tabs: [Map.Tab]

  /// The tab that is selected, which is one of ``tabs``.
  public internal(set) var selectedTab: Map.Tab

  /// The screens above the root of each tab that has any, the lowest first, in whatever root it is.
  public internal(set) var stacks: [Map.Tab: [Map.Screen]]

  /// The modals, the lowest first, none of which is empty.
  public internal(set) var modals: [Modal<Map>]

  /// The dialog on top of everything, which is neither saved nor part of a route.
  public internal(set) var dialog: Map.Dialog?

  /// The screens that wait for an answer, by the screens that they asked for.
  var requests: [ScreenID<Map>: ScreenID<Map>] = [:]

  /// The navigation of the roots that aren't shown, unless the map implies it.
  var hidden: [Map.Root: RootMemory<Map>] = [:]

  /// The window that the user is in, whose navigation this is.
  public internal(set) var window = WindowID.first

  /// The navigation of the other windows, each without others.
  var others: [WindowID: Self] = [:]

  /// Whether the user has moved since the state was made, which ``RouteAction/restore(_:)`` respects.
  ///
  /// This isn't part of the value, so it is neither compared nor saved. But it is state, because it
  /// can't be derived: a link to where the app starts moves nowhere, and still prevails over a restore.
  public internal(set) var hasMoved = false

  /// Creates a navigation state, leaving out stacks and modals without screens.
  ///
  /// - Parameters:
  ///   - root: The root that is shown; by default, the one that the app starts with.
  ///   - tabs: The root's tabs, in order; by default, the tabs in the map.
  ///   - selectedTab: The tab that is selected. If it isn't one of the tabs, the first is.
  ///   - stacks: The screens above the root of each tab, the lowest first.
  ///   - modals: The modals, the lowest first. An array literal is a sheet.
  ///   - dialog: The dialog on top of everything.
  public init(
    root: Map.Root = Map.initialRoot,
    tabs: [Map.Tab]? = nil,
    selectedTab: Map.Tab,
    stacks: [Map.Tab: [Map.Screen]] = [:],
    modals: [Modal<Map>] = [],
    dialog: Map.Dialog? = nil
  ) {
    let memory = RootMemory<Map>(tabs ?? Map.tabs(of: root), selected: selectedTab)
    self.root = root
    self.tabs = memory?.tabs ?? [selectedTab]
    self.selectedTab = memory?.selectedTab ?? selectedTab
    self.stacks = stacks.filter { !$0.value.isEmpty }
    self.modals = modals.filter { !$0.stack.isEmpty }
    self.dialog = dialog
  }

  /// Creates the navigation state that a route leads to, with all other tabs at their roots and no dialog.
  public init(_ route: Route<Map>) {
    self.init(
      root: route.root, selectedTab: route.tab, stacks: [route.tab: route.screens],
      modals: route.modals)
  }

  /// The user's location, as a route to go to or to print as a link.
  public var route: Route<Map> {
    Route(root: root, tab: selectedTab, stacks[selectedTab] ?? [], modals: modals)
  }

  /// The container of the screen that the user looks at.
  public var topContainer: NavigationContainer<Map> {
    modals.isEmpty ? .tab(selectedTab) : .modal(modals.count - 1)
  }

  /// Returns a container's screens, the root first, or none if there is no such modal.
  public func stack(in container: NavigationContainer<Map>) -> [Map.Screen] {
    switch container {
    case .tab(let tab): [Map.firstScreen(of: tab)] + (stacks[tab] ?? [])
    case .modal(let depth): modals.indices.contains(depth) ? modals[depth].stack : []
    }
  }
}

extension NavigationState {
  /// The screens above a container's root, which are all that steps and actions change.
  subscript(container: NavigationContainer<Map>) -> [Map.Screen] {
    get {
      switch container {
      case .tab(let tab): stacks[tab] ?? []
      case .modal(let depth): Array(stack(in: .modal(depth)).dropFirst())
      }
    }
    set {
      switch container {
      case .tab(let tab): stacks[tab] = newValue.isEmpty ? nil : newValue
      case .modal(let depth) where modals.indices.contains(depth) && modals[depth].style != .bare:
        modals[depth].stack.replaceSubrange(1..., with: newValue)
      case .modal: break
      }
    }
  }

  /// The screen that the user looks at.
  var topScreen: Map.Screen {
    modals.last?.stack.last ?? stacks[selectedTab]?.last ?? Map.firstScreen(of: selectedTab)
  }

  mutating func keepModals(_ count: Int) {
    modals.removeLast(max(0, modals.count - max(0, count)))
  }
}

extension NavigationState: Hashable {
  /// Returns whether both show the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.selectedTab == other.selectedTab
      && one.dialog == other.dialog
      && one.root == other.root
      && one.tabs == other.tabs
      && one.modals == other.modals
      && one.stacks == other.stacks
      && one.hidden == other.hidden
      && one.requests == other.requests
      && one.window == other.window
      && one.others == other.others
  }

  /// Hashes the state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(selectedTab)
    hasher.combine(stacks)
    hasher.combine(modals)
    hasher.combine(dialog)
  }
}
