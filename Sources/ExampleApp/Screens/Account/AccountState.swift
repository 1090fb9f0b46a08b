import Redux

/// The events of the account.
enum AccountAction: ActionType, Codable, Equatable {
  case signInTapped
  case registerTapped
  case signOutTapped
}
