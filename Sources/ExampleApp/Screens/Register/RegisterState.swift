import Redux

/// What can happen on the form to register.
enum RegisterAction: ActionType, Equatable {
  case opened
  /// The user typed something.
  case changed
  /// The user sent the form, which was complete.
  case sent(Registration)
  /// The user cancelled.
  case closed
}
