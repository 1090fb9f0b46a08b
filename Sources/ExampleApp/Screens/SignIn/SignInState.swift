import AppComponents
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
    switch action {
    case SignInAction.changed(let hasText):
      self.hasText = hasText
      if !sending.isLoading { sending = .idle }
    case SignInAction.sending(let event): sending.reduce(event)
    case SignInAction.registerTapped(let email): self.email = email
    default: break
    }
  }
}
