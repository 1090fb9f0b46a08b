import Redux

/// The state of one visit, for as long as its screen is open.
struct VisitState: StateType, Equatable {
  /// What a visit may have; a recording from which the app goes on may say anything.
  private static let possible = 0...1_000_000_000

  private(set) var secondsElapsed = 0

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case VisitAction.secondsElapsed(let seconds):
      secondsElapsed = min(max(seconds, Self.possible.lowerBound), Self.possible.upperBound)
    default: break
    }
  }
}
