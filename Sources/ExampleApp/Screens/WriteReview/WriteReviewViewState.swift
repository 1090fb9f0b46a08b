import Redux

/// The form for a review in words, ready to show.
struct WriteReviewViewState: Equatable {
  let heading: String
  let error: String?
  let isSending: Bool

  init(_ sight: DataState<Sight>, _ sending: DataState<Review>) {
    heading = sight.value.map { "What do you think of \($0.name)?" } ?? "What do you think of it?"
    error = sending.error.map(words)
    isSending = sending.isLoading
  }
}
