import Redux

/// What can happen on the inspector, which keeps no state: the recorder remembers the actions.
enum InspectorAction: ActionType, Codable, Equatable {
  case viewLoaded
}
