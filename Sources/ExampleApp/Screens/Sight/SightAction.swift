import Coordinator

/// The events of the screen of a sight.
enum SightAction: LocalAction, Codable, Equatable {
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
