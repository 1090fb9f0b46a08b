/// The events of the account.
enum AccountAction: Equatable {
  case signInTapped
  case registerTapped
  case unsentTapped
  case signOutTapped
}
