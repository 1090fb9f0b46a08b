import Redux

/// The state of one form for a review, until it closes.
struct WriteReviewState: StateType, Equatable {
  /// The progress of sending the review.
  private(set) var sending: DataState<Review> = .idle

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case WriteReviewAction.changed: if !sending.isLoading { sending = .idle }
    case WriteReviewAction.sending(let event): sending.reduce(event)
    default: break
    }
  }
}
