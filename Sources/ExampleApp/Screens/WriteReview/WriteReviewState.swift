import Redux

/// What can happen on the form for a review.
enum WriteReviewAction: ActionType, Equatable {
  case viewLoaded(Sight.ID)
  case sendTapped(Sight.ID, ReviewDraft)
  case cancelTapped(Sight.ID)
}
