import AppShell
import Redux

/// The guest book: the one copy of all reviews that were loaded, and what the user began to write.
struct GuestBookState: StateType, Equatable {
  private var reviews: [Sight.ID: DataState<[Review]>] = [:]
  /// The unfinished review of each sight, which is kept until it is sent.
  private(set) var drafts: [Sight.ID: UnfinishedReview] = [:]

  /// The reviews of a sight, and the progress of loading them.
  subscript(id: Sight.ID) -> DataState<[Review]> { reviews[id] ?? .idle }

  var isLoading: Bool { reviews.values.contains(where: \.isLoading) }

  mutating func reduce(_ action: any ActionType) {
    if case .loaded(let data) = action.as(StorageAction.self) { drafts = data.drafts }
    switch action.as(GuestBookAction.self) {
    case .load(let id, let event): reviews[id, default: .idle].reduce(event)
    case .drafted(let id, let draft): drafts[id] = draft.isEmpty ? nil : draft
    case .send(let id, .success(let review)):
      drafts[id] = nil
      reviews[id] = self[id].map { ([review] + $0).uniqued() }
    case .send, nil: break
    }
  }
}

/// The events of reviews, on whichever screen they happen.
enum GuestBookAction: ActionType, Codable, Equatable {
  case load(Sight.ID, LoadAction<[Review]>)
  case send(Sight.ID, LoadAction<Review>)
  /// The user typed a part of a review, or took all of it back.
  case drafted(Sight.ID, UnfinishedReview)
}
