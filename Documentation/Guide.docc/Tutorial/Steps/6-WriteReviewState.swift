import Redux

/// What can happen on the form for a review.
///
/// Every form is changed, sent and closed.
enum WriteReviewAction: ActionType, Codable, Equatable {
  /// The user chose a rating, or typed something.
  case changed(UnfinishedReview)
  /// The user sent the form, which was complete.
  case sent(ReviewDraft)
  /// The form was sent, or the user cancelled.
  case closed
  /// The user doesn't want to wait any longer.
  case stopTapped
}
