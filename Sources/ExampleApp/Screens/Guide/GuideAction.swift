import Coordinator

/// The events of the screen of a guide.
enum GuideAction: LocalAction, Codable, Equatable {
  case viewLoaded
  case downloadTapped
  case stopTapped
  case removeTapped
}
