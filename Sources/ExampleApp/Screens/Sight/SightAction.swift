import Redux

/// The events of the screen of a sight.
enum SightAction: ActionType, Codable, Equatable {
  case viewLoaded
  case retryTapped
  case stopTapped
  case copyLinkTapped
  case saveTapped
  case visitTapped
  case reviewsTapped
  case writeTapped
  case guideTapped
  case newWindowChosen
}
