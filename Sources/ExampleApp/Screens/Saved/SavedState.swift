import Redux

/// What can happen on the list of saved sights.
enum SavedAction: ActionType, Codable, Equatable {
  case viewLoaded
  case sightTapped(Sight.ID)
  case removeTapped(Sight.ID)
  case undoTapped
}
