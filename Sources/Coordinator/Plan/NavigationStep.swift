/// One thing a UI can do at once to come nearer to a place.
///
/// Steps are what a ``NavigationDriver`` performs. Any step can be applied to any state: what
/// makes no sense there (a pop below the root, a stack of no such modal) changes nothing.
public enum NavigationStep<Map: NavigationMap>: Hashable, Sendable {
  /// Shows another tab, with its stack as it is.
  case select(Map.Tab)

  /// Adds screens on top of a container's stack.
  case push([Map.Screen], on: NavigationContainer<Map>)

  /// Takes screens off the top of a container's stack.
  case pop(Int, on: NavigationContainer<Map>)

  /// Replaces all screens above a container's root.
  case set([Map.Screen], on: NavigationContainer<Map>)

  /// Presents a modal with its stack, the root first, on top of everything.
  case present([Map.Screen])

  /// Dismisses all modals but the lowest ones.
  case dismiss(keeping: Int)
}
