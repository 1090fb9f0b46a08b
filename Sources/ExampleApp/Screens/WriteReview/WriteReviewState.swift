import Redux

/// What can happen on the form for a review.
enum WriteReviewAction: ActionType, Equatable {
  case opened(Sight.ID)
  /// The user chose a rating, or typed something.
  case changed(Sight.ID)
  /// The user sent the review, which was complete.
  case sent(Sight.ID, ReviewDraft)
  /// The user cancelled.
  case closed(Sight.ID)
}
