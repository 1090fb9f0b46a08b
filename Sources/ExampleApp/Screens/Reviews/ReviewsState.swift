import Redux

/// The one copy of all reviews that were loaded, and the progress of sending one.
struct ReviewsState: StateType, Equatable {
  private var lists: [Sight.ID: DataState<[Review]>] = [:]
  /// The progress of the review that the user sent last.
  private(set) var sending: DataState<Review> = .idle

  /// The reviews of a sight, and the progress of loading them.
  subscript(id: Sight.ID) -> DataState<[Review]> { lists[id] ?? .idle }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case ReviewsAction.load(let id, let event): lists[id, default: .idle].reduce(event)
    case ReviewsAction.send(let id, let event):
      sending.reduce(event)
      if case .success(let review) = event { lists[id] = self[id].map { [review] + $0 } }
    case ReviewsAction.formOpened: sending = .idle
    default: break
    }
  }
}

/// What can happen to the reviews of a sight, on their screen and on their way to and from the server.
enum ReviewsAction: ActionType, Equatable {
  case viewLoaded(Sight.ID)
  case retryTapped(Sight.ID)
  case writeTapped(Sight.ID)
  case load(Sight.ID, LoadAction<[Review]>)
  case send(Sight.ID, LoadAction<Review>)
  case formOpened
}
