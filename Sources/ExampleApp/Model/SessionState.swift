import Redux

/// The account that is signed in.
struct SessionState: StateType, Equatable {
  private(set) var current: Account?
  /// Who was signed in last, until that is forgotten; the same as now if anyone is.
  private(set) var last: Account?

  var isSignedIn: Bool { current != nil }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case SessionAction.signedIn(let account, _), SessionAction.restored(let account):
      current = account
      last = account
    case SessionAction.signedOut: current = nil
    case SessionAction.signOutConfirmed: last = nil
    default: break
    }
  }
}

/// The events of the session, on whichever screen they happen.
enum SessionAction: ActionType, Codable, Equatable {
  /// Someone has signed in; a new user under the name with which they registered.
  case signedIn(Account, registeredAs: String? = nil)
  /// An earlier run of the app kept the token.
  case restored(Account)
  case signOutConfirmed
  case signedOut
}
