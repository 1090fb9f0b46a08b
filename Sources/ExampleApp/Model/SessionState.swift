import Redux

/// The account that is signed in.
struct SessionState: StateType, Equatable {
  private(set) var current: Account?

  var isSignedIn: Bool { current != nil }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case SessionAction.signedIn(let account), SessionAction.restored(let account):
      current = account
    case SessionAction.signedOut: current = nil
    default: break
    }
  }
}

/// The events of the session, on whichever screen they happen.
enum SessionAction: ActionType, Codable, Equatable {
  case signedIn(Account)
  /// An earlier run of the app kept the token.
  case restored(Account)
  case signOutConfirmed
  case signedOut
}
