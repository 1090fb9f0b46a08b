import Coordinator

/// The events of the account.
enum AccountAction: LocalAction, Codable, Equatable {
  case signInTapped
  case registerTapped
  case unsentTapped
  case signOutTapped
}
