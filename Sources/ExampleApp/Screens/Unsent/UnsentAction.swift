import Coordinator
import Outbox

/// The events of the list of what isn't sent yet.
enum UnsentAction: LocalAction, Codable, Equatable {
  case reviewTapped(PendingReview.ID)
}
