import Redux

/// The form for a review in words, ready to show.
struct WriteReviewViewState: Equatable {
  let heading: String
  /// Why sending failed; nil if it did not.
  let error: String?
  let isSending: Bool

  init(_ sight: DataState<Sight>, _ sending: DataState<Review>) {
    heading = "What do you think of \(sight.value?.name ?? "it")?"
    error = sending.error?.words
    isSending = sending.isLoading
  }
}
