import Redux

/// What can happen on the form to register.
enum RegisterAction: ActionType, Equatable {
  case registerTapped(Registration)
  case cancelTapped
}
