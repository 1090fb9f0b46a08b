import Redux

/// The state of the screen, kept until it is closed.
struct HomeState: StateType, Equatable {
  var count = 0

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case HomeAction.addTapped: count += 1
    case HomeAction.resetTapped: count = 0
    default: break
    }
  }
}
