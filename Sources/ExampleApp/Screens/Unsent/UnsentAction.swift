import Outbox

/// The events of the list of what isn't sent yet.
enum UnsentAction: Equatable {
  case reviewTapped(PendingReview.ID)
}
