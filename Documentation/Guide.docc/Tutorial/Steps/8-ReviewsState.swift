import Redux

/// The one copy of all reviews that were loaded, and how it goes with sending one.
struct ReviewsState: StateType, Equatable {
  private var lists: [Sight.ID: DataState<[Review]>] = [:]
  /// The way of the review that the user wrote last.
  private(set) var sending: DataState<Review> = .idle

  /// The reviews of a sight, with the story of their loading.
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

/// What happens to reviews on their way from and to the server.
enum ReviewsAction: ActionType, Equatable {
  case load(Sight.ID, LoadAction<[Review]>)
  case send(Sight.ID, LoadAction<Review>)
  case formOpened
}
