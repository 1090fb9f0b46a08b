import AppShell
import Redux

/// The form for a review as text, ready to show.
struct WriteReviewViewState: Equatable {
  let title = localized("Your Review")
  let heading: String

  init(_ sight: DataState<Sight>) {
    heading =
      sight.value.map { localized("What do you think of \($0.title)?") }
      ?? localized("What do you think of it?")
  }
}
