import Redux

/// The state of the screen, kept until it is closed.
struct HomeState: StateType, Equatable {
  var count = 0

  mutating func reduce(_ action: any ActionType) {
    switch action.as(HomeAction.self) {
    case .addTapped: count += 1
    case .resetTapped: count = 0
    case nil: break
    }
  }
}

/// The events on the screen.
enum HomeAction: ActionType, Codable, Equatable {
  case addTapped
  case resetTapped
}
