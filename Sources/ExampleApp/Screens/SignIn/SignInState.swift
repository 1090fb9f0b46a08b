import Redux

/// What can happen on the form to sign in.
enum SignInAction: ActionType, Equatable {
  case signInTapped(Credentials)
  case registerTapped
  case cancelTapped
}
