import Redux

/// Who is signed in, and the progress of signing in.
struct SessionState: StateType, Equatable {
  /// The session, and the progress of getting one by either form; loaded while someone is signed in.
  private(set) var current: DataState<Session> = .idle

  /// Whether someone is signed in.
  var isSignedIn: Bool { current.value != nil }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case SessionAction.signIn(let event): current.reduce(event)
    case SessionAction.formLeft: if current.value == nil { current = .idle }
    case SessionAction.signedOut: current = .idle
    default: break
    }
  }
}

/// What can happen to the session, on whichever screen it happens.
enum SessionAction: ActionType, Equatable {
  case signIn(LoadAction<Session>)
  /// A form was left, and with it what it complained of.
  case formLeft
  case signedOut
}
