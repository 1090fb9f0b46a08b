import Redux

/// The form for a review in words, ready to show.
struct WriteReviewViewState: Equatable {
  let heading: String

  init(_ sight: DataState<Sight>) {
    heading = "What do you think of \(sight.value?.title ?? "it")?"
  }
}
