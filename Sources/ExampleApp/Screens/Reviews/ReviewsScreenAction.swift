import Redux

/// What can happen on the screen of a sight's reviews.
enum ReviewsScreenAction: ActionType, Equatable {
  case viewLoaded(Sight.ID)
  case retryTapped(Sight.ID)
  case writeTapped(Sight.ID)
}
