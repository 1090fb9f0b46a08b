import Redux

/// The state of one visit, for as long as its screen is open.
struct VisitState: StateType, Equatable {
  private(set) var secondsElapsed = 0

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case VisitAction.secondsElapsed(let seconds): secondsElapsed = seconds
    default: break
    }
  }
}
