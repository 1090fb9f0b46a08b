import Redux

/// Who is signed in, and the progress of the forms that lead there.
struct SessionState: StateType, Equatable {
  private(set) var current: Session?
  /// The progress of each form.
  private(set) var signIn: DataState<Session> = .idle
  private(set) var registration: DataState<Session> = .idle

  /// Whether someone is signed in.
  var isSignedIn: Bool { current != nil }

  mutating func reduce(_ action: any ActionType) {
    switch action.as(SessionAction.self) {
    case .signIn(.success(let session)), .register(.success(let session)):
      self = SessionState(current: session)
    case .signIn(let event): signIn.reduce(event)
    case .register(let event): registration.reduce(event)
    case .formChanged:
      if signIn.error != nil { signIn = .idle }
      if registration.error != nil { registration = .idle }
    case .signedOut: self = SessionState()
    case nil: break
    }
  }
}

/// What can happen to the session, on whichever screen it happens.
enum SessionAction: ActionType, Codable, Equatable {
  case signIn(LoadAction<Session>)
  case register(LoadAction<Session>)
  /// A form is new or was changed, so an earlier failure no longer counts.
  case formChanged
  case signedOut
}
