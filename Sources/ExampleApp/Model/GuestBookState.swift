import AppShell
import Redux

/// The guest book: the one copy of all reviews that were loaded, and the user's drafts.
struct GuestBookState: StateType, Equatable {
  private var reviews: [Sight.ID: DataState<[Review]>] = [:]
  /// The unfinished review of each sight, which is kept until it is sent.
  private(set) var drafts: [Sight.ID: UnfinishedReview] = [:]

  /// The reviews of a sight, and the progress of loading them.
  subscript(id: Sight.ID) -> DataState<[Review]> { reviews[id] ?? .idle }

  var isLoading: Bool { reviews.values.contains(where: \.isLoading) }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case StorageAction.loaded(let data): drafts = data.drafts
    case GuestBookAction.load(let id, let event): reviews[id, default: .idle].reduce(event)
    case GuestBookAction.drafted(let id, let draft): drafts[id] = draft.isEmpty ? nil : draft
    case GuestBookAction.written(let id, let review):
      drafts[id] = nil
      reviews[id] = self[id].map { ([review] + $0).uniqued() }
    default: break
    }
  }
}

/// The events of reviews, on whichever screen they happen.
enum GuestBookAction: ActionType, Codable, Equatable {
  case load(Sight.ID, LoadAction<[Review]>)
  /// The server has a new review.
  case written(Sight.ID, Review)
  /// The user typed a part of a review, or took all of it back.
  case drafted(Sight.ID, UnfinishedReview)
}
