import AppShell
import Redux

/// The state of one form to sign in, until it closes.
struct SignInState: StateType, Equatable {
  /// The progress of signing in.
  private(set) var sending: DataState<Account> = .idle
  /// Whether there is text that the user would lose by leaving.
  private(set) var hasText = false
  /// The email with which the user went on to register.
  private(set) var email = ""

  mutating func reduce(_ action: any ActionType) {
    if case .changed(let hasText)? = action.as(SignInAction.self) {
      self.hasText = hasText
      if !sending.isLoading { sending = .idle }
    }
    if case .registerTapped(let email)? = action.as(SignInAction.self) { self.email = email }
    if case .signIn(let event)? = action.as(SessionAction.self) { sending.reduce(event) }
  }
}

/// The events of the form to sign in.
enum SignInAction: FormActionType, Codable {
  case changed(hasText: Bool)
  case sent(Credentials)
  case closed
  case stopTapped
  case registerTapped(email: String)
}
