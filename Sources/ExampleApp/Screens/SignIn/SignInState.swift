import Redux

/// What can happen on the form to sign in.
enum SignInAction: ActionType, Equatable {
  case opened
  /// The user typed something.
  case changed
  /// The user sent the form, which was complete.
  case sent(Credentials)
  case registerTapped
  /// The user cancelled.
  case closed
}
