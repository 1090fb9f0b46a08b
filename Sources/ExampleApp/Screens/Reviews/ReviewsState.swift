import Redux

/// The events of the reviews of a sight.
enum ReviewsAction: ActionType, Codable, Equatable {
  case viewLoaded(Sight.ID)
  case retryTapped(Sight.ID)
  case stopTapped(Sight.ID)
  case writeTapped(Sight.ID)
}
