import Redux

/// What can happen on the form to sign in.
///
/// Every form is opened, changed, sent and closed.
enum SignInAction: ActionType, Codable, Equatable {
  /// The form is new.
  case opened
  /// The user typed something.
  case changed
  /// The user sent the form, which was complete.
  case sent(Credentials)
  /// The form was sent, or the user cancelled.
  case closed
  case registerTapped
}
