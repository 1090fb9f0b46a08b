import Coordinator
import Redux

/// The events of the form for a review.
enum WriteReviewAction: LocalAction, Codable, Equatable {
  /// The user chose a rating, or typed something.
  case changed(UnfinishedReview)
  /// The user sent the form, which was complete.
  case sent(ReviewDraft)
  /// The progress of sending, and its outcome.
  case sending(LoadAction<Review>)
  /// The user doesn't want to wait any longer.
  case stopTapped
  /// The form was sent, or the user canceled.
  case closed
}
