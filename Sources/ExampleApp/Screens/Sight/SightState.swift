import Redux

/// The events of the screen of a sight.
enum SightAction: ActionType, Codable, Equatable {
  case viewLoaded(Sight.ID)
  case retryTapped(Sight.ID)
  case stopTapped(Sight.ID)
  case copyLinkTapped(Sight.ID)
  case saveTapped(Sight.ID)
  case visitTapped(Sight.ID)
  case reviewsTapped(Sight.ID)
  case writeTapped(Sight.ID)
  case guideTapped(Sight.ID)
}
