import Redux

/// The state of the form, kept until it is closed.
struct PlayerState: StateType, Equatable {
  var name = ""

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case PlayerAction.changed(let name): self.name = name
    default: break
    }
  }
}
