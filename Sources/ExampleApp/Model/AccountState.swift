import Redux

/// Who is signed in, and how it goes with signing in.
struct AccountState: StateType, Equatable {
  /// The way to a session, by whichever form; loaded while somebody is signed in.
  private(set) var session: DataState<Session> = .idle

  /// Whether somebody is signed in.
  var isSignedIn: Bool { session.value != nil }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case AccountAction.session(let event): session.reduce(event)
    case AccountAction.formLeft: if session.value == nil { session = .idle }
    case AccountAction.signedOut: session = .idle
    default: break
    }
  }
}

/// What can happen to the session, whichever screen it comes from.
enum AccountAction: ActionType, Equatable {
  case session(LoadAction<Session>)
  /// A form was left, and with it what it complained of.
  case formLeft
  case signedOut
}
