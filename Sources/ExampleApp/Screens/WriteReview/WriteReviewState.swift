import Redux

/// The state of one form for a review, until it closes.
struct WriteReviewState: StateType, Equatable {
  /// The progress of sending the review.
  private(set) var sending: DataState<Review> = .idle

  mutating func reduce(_ action: any ActionType) {
    if case .changed? = action.as(WriteReviewAction.self), !sending.isLoading { sending = .idle }
    if case .send(_, let event)? = action.as(GuestBookAction.self) { sending.reduce(event) }
  }
}

/// The events of the form for a review.
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
