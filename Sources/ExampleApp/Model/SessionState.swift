import Redux

/// Who is signed in.
struct SessionState: StateType, Equatable {
  private(set) var current: Session?

  /// Whether someone is signed in.
  var isSignedIn: Bool { current != nil }

  mutating func reduce(_ action: any ActionType) {
    switch action.as(SessionAction.self) {
    case .signIn(.success(let session)), .register(.success(let session)): current = session
    case .signedOut: current = nil
    case .signIn, .register, nil: break
    }
  }
}

/// What can happen to the session, on whichever screen it happens.
enum SessionAction: ActionType, Codable, Equatable {
  case signIn(LoadAction<Session>)
  case register(LoadAction<Session>)
  case signedOut
}
