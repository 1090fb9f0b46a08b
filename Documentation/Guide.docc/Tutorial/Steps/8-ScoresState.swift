import Redux

/// The app's state of the scores, kept when their screen closes.
struct ScoresState: StateType, Equatable {
  var points = 0

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case ScoresAction.pointTapped: points += 1
    default: break
    }
  }
}
