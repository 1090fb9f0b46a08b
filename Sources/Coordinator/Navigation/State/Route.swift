/// A destination from anywhere: a root, a tab, the screens above it, and the modals on top.
///
/// A link leads to a route, and a route can be printed as a link. A route says nothing about the
/// stacks of other tabs, so going there leaves them as they are.
public struct Route<Map: NavigationMap>: Hashable, Sendable {
  /// The root to show.
  public let root: Map.Root
  /// The tab to select.
  public let tab: Map.Tab
  /// The screens above the tab's root, the lowest first.
  public let screens: [Map.Screen]
  /// The modals, the lowest first, none of which is empty.
  public let modals: [Modal<Map>]

  /// Creates a route without empty modals, so routes to the same screens are equal.
  ///
  /// The root is the one that the app starts with, unless you name another.
  @inlinable public init(
    root: Map.Root = Map.initialRoot, tab: Map.Tab, _ screens: [Map.Screen] = [],
    modals: [Modal<Map>] = []
  ) {
    self.root = root
    self.tab = tab
    self.screens = screens
    self.modals = modals.isEmpty ? [] : modals.filter { !$0.stack.isEmpty }
  }

  /// The chain of screens from the tab's root to the screen on top.
  public var chain: [Map.Screen] {
    [Map.firstScreen(of: tab)] + screens + modals.flatMap(\.stack)
  }
}
