import Redux

/// What the screen remembers.
struct RoomState: StateType, Equatable {
  var count = 0

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case RoomAction.addTapped: count += 1
    case RoomAction.resetTapped: count = 0
    default: break
    }
  }
}

/// What can happen on the screen.
enum RoomAction: ActionType, Equatable {
  case addTapped
  case resetTapped
}
