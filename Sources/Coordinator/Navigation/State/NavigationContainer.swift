/// A stack of screens: a tab's, or a modal's, where the lowest modal is 0.
public enum NavigationContainer<Map: NavigationMap>: Hashable, Codable, Sendable {
  /// The stack of a tab.
  case tab(Map.Tab)

  /// The stack of the modal at this depth.
  case modal(Int)
}
