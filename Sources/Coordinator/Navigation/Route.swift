/// A place to go to from anywhere: a tab, the screens above its root, and the modals on top.
///
/// A link leads to a route, and a route can be printed as a link. A route says nothing about the
/// stacks of other tabs, so going there leaves them as they are.
public struct Route<Map: NavigationMap>: Hashable, Codable, Sendable {
  /// The tab to select.
  public let tab: Map.Tab

  /// The screens above the tab's root, the lowest first.
  public let screens: [Map.Screen]

  /// The modals, the lowest first, each a stack that starts with its root and is never empty.
  public let modals: [[Map.Screen]]

  /// Makes a route without empty modals, so that equal places are equal routes.
  ///
  /// - Parameters:
  ///   - tab: The tab to select.
  ///   - screens: The screens above the tab's root, the lowest first.
  ///   - modals: The modals, the lowest first, each a stack that starts with its root.
  @inlinable public init(tab: Map.Tab, _ screens: [Map.Screen] = [], modals: [[Map.Screen]] = []) {
    self.tab = tab
    self.screens = screens
    self.modals = modals.isEmpty ? [] : modals.filter { !$0.isEmpty }
  }

  /// Decodes a route.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      tab: try values.decode(Map.Tab.self, forKey: .tab),
      try values.decode([Map.Screen].self, forKey: .screens),
      modals: try values.decode([[Map.Screen]].self, forKey: .modals))
  }

  /// The chain of screens from the tab's root to what the user looks at.
  public var chain: [Map.Screen] {
    [Map.root(of: tab)] + screens + modals.joined()
  }
}
