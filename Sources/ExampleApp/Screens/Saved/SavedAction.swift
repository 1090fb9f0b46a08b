/// The events of the list of saved sights.
enum SavedAction: Equatable {
  /// The row of a sight has come into view.
  case rowAppeared(Sight.ID)
  case sightTapped(Sight.ID)
  case removeTapped(Sight.ID)
  case undoTapped
  /// The user tapped the status below the sights: to stop a long load, or to try again.
  case statusTapped
  case clearTapped
}
