public import Redux

/// A move that the user made in the UI: going back, pulling a sheet down, tapping a tab.
///
/// A move describes the UI as it is now rather than a change, so one that arrives late or twice
/// does no harm. The UI already looks that way, so nothing is sent back to it.
public enum UserMove<Map: NavigationMap>: ActionType, Hashable {
  /// The user changed a stack (back, swipe, long press on back): it now holds these screens, the
  /// root first. A stack with another root is gone, so the move is ignored.
  case changedStack(NavigationContainer<Map>, [Map.Screen])

  /// The user pulled modals down: only the lowest ones are left.
  case dismissedModals(keeping: Int)

  /// The user tapped another tab.
  case selected(Map.Tab)

  /// The user tapped the selected tab, which returns to its root.
  case reselected(Map.Tab)

  /// The user chose an answer to a dialog, by its position in ``DialogContent/choices``, or none of
  /// them (-1). If the dialog has been replaced since, the answer is ignored.
  case answered(Map.Dialog, choice: Int)
}

extension UserMove: Codable where Map.Dialog: Codable {}
