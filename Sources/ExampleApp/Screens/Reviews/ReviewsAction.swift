import Coordinator

/// The events of the reviews of a sight.
enum ReviewsAction: LocalAction, Codable, Equatable {
  case viewLoaded
  case retryTapped
  case stopTapped
  case writeTapped
}
