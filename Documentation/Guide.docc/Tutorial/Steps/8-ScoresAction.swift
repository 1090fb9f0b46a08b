import Redux

/// The events on the screen.
enum ScoresAction: ActionType, Codable, Equatable {
  case pointTapped
}
