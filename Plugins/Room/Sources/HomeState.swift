import Redux

/// What the screen remembers.
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

/// What can happen on the screen.
enum HomeAction: ActionType, Codable, Equatable {
  case addTapped
  case resetTapped
}
