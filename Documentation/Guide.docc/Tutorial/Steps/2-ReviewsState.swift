import Redux

/// The one copy of all reviews that were loaded.
struct ReviewsState: StateType, Equatable {
  private var lists: [Sight.ID: DataState<[Review]>] = [:]

  /// The reviews of a sight, and the progress of loading them.
  subscript(id: Sight.ID) -> DataState<[Review]> { lists[id] ?? .idle }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case ReviewsAction.load(let id, let event): lists[id, default: .idle].reduce(event)
    default: break
    }
  }
}

/// What can happen to the reviews of a sight on their way from the server.
enum ReviewsAction: ActionType, Equatable {
  case load(Sight.ID, LoadAction<[Review]>)
}
