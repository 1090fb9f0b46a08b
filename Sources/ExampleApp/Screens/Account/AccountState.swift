import Redux

/// What can happen on the screen of the account.
enum AccountAction: ActionType, Equatable {
  case signInTapped
  case registerTapped
  case signOutTapped
}
