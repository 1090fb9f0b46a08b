import Redux

/// What can happen on the account.
enum AccountAction: ActionType, Codable, Equatable {
  case signInTapped
  case registerTapped
  case signOutTapped
}
