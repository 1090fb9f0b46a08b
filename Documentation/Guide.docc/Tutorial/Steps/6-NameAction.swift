import Redux

/// What happens to the player's name, on whichever screen.
enum NameAction: ActionType, Codable, Equatable {
  case chosen(String)
}
