public import Redux

/// What moves the user: wishes of the program, and facts that the user brought about in the UI.
///
/// Relative and absolute wishes reduce to the same kind of value, a ``NavigationState``. The facts
/// (`user…`) say how the UI is now, not what changed, so one that arrives late or twice does no
/// harm; and as the UI already is that way, they are not echoed to it.
public enum RouteAction<Map: NavigationMap>: ActionType, Hashable {
  /// Goes to a place, wherever the user is. Modals that the route does not name are dismissed.
  case go(Route<Map>)

  /// Puts a screen on top. One that is on top already stays the only one: a second tap on a row,
  /// made before the first has shown its screen, changes nothing.
  case push(Map.Screen)

  /// Takes this many screens off the top, never the root, and never the modal that holds them.
  case pop(Int)

  /// Takes off all screens above the root of the stack on top.
  case popToRoot

  /// Puts a screen in place of the one on top. A tab's root stays, so the screen goes above it.
  case replace(Map.Screen)

  /// Selects a tab, with the stack it has. If it is another one, all modals are dismissed.
  case select(Map.Tab)

  /// Presents a modal with a stack. If the modal on top has the same root, its stack changes.
  case present([Map.Screen])

  /// Dismisses the modal on top.
  case dismiss

  /// Dismisses all modals but the lowest ones.
  case dismissModals(keeping: Int)

  /// Leaves a screen that has done its work, and everything above it. If it is gone, nothing
  /// happens; hence it is the safe way to end a sign-in whose link has already led elsewhere.
  case close(Map.Screen)

  /// Puts the saved place back, under where the user has gone since the start, if anywhere.
  case restore(NavigationState<Map>)

  /// The user changed a stack (back, swipe, long press on back): it now holds these screens, the
  /// root first. If the root is another one, the report is about a stack that is gone.
  case userChangedStack(NavigationContainer<Map>, [Map.Screen])

  /// The user pulled modals down: only the lowest ones are left.
  case userDismissedModals(keeping: Int)

  /// The user tapped another tab.
  case userSelected(Map.Tab)

  /// The user tapped the tab that is selected: it is now at its root.
  case userReselected(Map.Tab)
}
