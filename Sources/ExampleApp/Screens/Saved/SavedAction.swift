/// The events of the list of saved sights.
enum SavedAction: Equatable {
  /// The row of a sight has come into view.
  case rowAppeared(Sight.ID)
  case sightTapped(Sight.ID)
  case removeTapped(Sight.ID)
  case undoTapped
  /// The user doesn't want to wait for the rows any longer.
  case stopTapped
  case clearTapped
}
