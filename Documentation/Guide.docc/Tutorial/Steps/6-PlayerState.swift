import Redux

/// The state of the form, kept until it is closed.
struct PlayerState: StateType, Equatable {
  var name = ""

  mutating func reduce(_ action: any ActionType) {
    if case .changed(let name)? = action.as(PlayerAction.self) { self.name = name }
  }
}

/// The events on the form; every form is changed, sent and closed.
enum PlayerAction: ActionType, Codable, Equatable {
  case changed(name: String)
  case sent(name: String)
  case closed
}
