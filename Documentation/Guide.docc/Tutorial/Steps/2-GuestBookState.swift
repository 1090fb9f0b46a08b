import Redux

/// The guest book: the one copy of all reviews that were loaded.
struct GuestBookState: StateType, Equatable {
  private var reviews: [Sight.ID: DataState<[Review]>] = [:]

  /// The reviews of a sight, and the progress of loading them.
  subscript(id: Sight.ID) -> DataState<[Review]> { reviews[id] ?? .idle }

  mutating func reduce(_ action: any ActionType) {
    switch action.as(GuestBookAction.self) {
    case .load(let id, let event): reviews[id, default: .idle].reduce(event)
    case nil: break
    }
  }
}

/// What can happen to reviews, on whichever screen it happens.
enum GuestBookAction: ActionType, Codable, Equatable {
  case load(Sight.ID, LoadAction<[Review]>)
}
