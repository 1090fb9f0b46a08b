import Redux

/// The only copy of all loaded reviews.
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

/// The events of the reviews of a sight, on their screen and in loading.
enum ReviewsAction: ActionType, Equatable {
  case viewLoaded(Sight.ID)
  case retryTapped(Sight.ID)
  case writeTapped(Sight.ID)
  case load(Sight.ID, LoadAction<[Review]>)
}
