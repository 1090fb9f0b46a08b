import AppShell
import Outbox
import Redux

/// The form for a review as text, ready to show.
struct WriteReviewViewState: Equatable {
  let title = localized("Your Review")
  let heading: String
  /// Why the review wasn't taken; nil if it was.
  let error: String?

  init(_ sight: DataState<Sight>, id: Sight.ID, dropped: PendingReview?) {
    heading =
      sight.value.map { localized("What do you think of \($0.title)?") }
      ?? localized("What do you think of it?")
    error =
      dropped?.change.sightId == id
      ? localized("Too many reviews wait to be sent. Try again when you are online.") : nil
  }
}
