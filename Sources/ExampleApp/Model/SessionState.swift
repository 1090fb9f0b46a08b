import Redux

/// Who is signed in.
struct SessionState: StateType, Equatable {
  private(set) var current: Account?

  var isSignedIn: Bool { current != nil }

  mutating func reduce(_ action: any ActionType) {
    switch action.as(SessionAction.self) {
    case .signIn(.success(let account)), .register(.success(let account)), .restored(let account):
      current = account
    case .signedOut: current = nil
    case .signIn, .register, .signOutConfirmed, nil: break
    }
  }
}

/// The events of the session, on whichever screen they happen.
enum SessionAction: ActionType, Codable, Equatable {
  case signIn(LoadAction<Account>)
  case register(LoadAction<Account>)
  /// An earlier run of the app kept the token.
  case restored(Account)
  case signOutConfirmed
  case signedOut
}
