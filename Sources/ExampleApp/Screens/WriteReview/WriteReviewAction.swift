/// The events of the form for a review.
enum WriteReviewAction: Equatable {
  /// The user chose a rating, or typed something.
  case changed(UnfinishedReview)
  /// The user sent the form, which was complete.
  case sent(ReviewDraft)
  /// The form was sent, or the user canceled.
  case closed
}
