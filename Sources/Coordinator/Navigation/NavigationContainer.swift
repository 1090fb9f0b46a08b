/// One stack of screens: a tab's, or a modal's. Modals count from the lowest, which is 0.
public enum NavigationContainer<Map: NavigationMap>: Hashable, Sendable {
  /// The stack of a tab.
  case tab(Map.Tab)

  /// The stack of the modal at this depth.
  case modal(Int)
}
