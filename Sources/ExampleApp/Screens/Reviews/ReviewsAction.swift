import Outbox

/// The events of the reviews of a sight.
enum ReviewsAction: Equatable {
  case viewLoaded
  case refreshPulled
  case retryTapped
  case stopTapped
  case writeTapped
  /// The user chose a review of their own, to remove it.
  case ownTapped(Review.ID)
  /// The user chose a review that isn't sent yet.
  case pendingTapped(PendingReview.ID)
}
