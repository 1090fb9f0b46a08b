import Redux

/// What can happen on the inspector, which remembers nothing: a recorder does.
enum InspectorAction: ActionType, Equatable {
  case viewLoaded
}
