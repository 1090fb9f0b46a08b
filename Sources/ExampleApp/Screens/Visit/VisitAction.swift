import Coordinator

/// The events of the screen of a visit.
enum VisitAction: LocalAction, Codable, Equatable {
  case viewLoaded
  case retryTapped
  case stopTapped
  case incrementTapped
  case decrementTapped
  case secondsElapsed(Int)
}
