import Redux

/// What can happen on the reviews of a sight.
enum ReviewsAction: ActionType, Codable, Equatable {
  case viewLoaded(Sight.ID)
  case retryTapped(Sight.ID)
  case writeTapped(Sight.ID)
}
