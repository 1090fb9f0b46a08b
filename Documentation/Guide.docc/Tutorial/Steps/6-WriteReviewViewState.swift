import Redux

/// The form for a review in words, ready to show.
struct WriteReviewViewState: Equatable {
  let heading: String

  init(_ sight: DataState<Sight>) {
    heading = sight.value.map { "What do you think of \($0.name)?" } ?? "What do you think of it?"
  }
}
