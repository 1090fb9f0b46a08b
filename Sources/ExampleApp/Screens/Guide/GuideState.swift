import Redux

/// The events of the screen of a guide, which is in `GuidesState`.
enum GuideAction: ActionType, Codable, Equatable {
  case viewLoaded(Sight.ID)
  case downloadTapped(Sight.ID)
  case stopTapped(Sight.ID)
  case removeTapped(Sight.ID)
}
