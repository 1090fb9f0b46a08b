import AppComponents
import Redux

/// The state of one form to register, until it closes.
struct RegisterState: StateType, Equatable {
  /// The progress of registering.
  private(set) var sending: DataState<Account> = .idle
  /// Whether there is text that the user would lose by leaving.
  private(set) var hasText = false
  /// The email with which the user went on to sign in.
  private(set) var email = ""

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case RegisterAction.changed(let hasText):
      self.hasText = hasText
      if !sending.isLoading { sending = .idle }
    case RegisterAction.sending(let event): sending.reduce(event)
    case RegisterAction.signInTapped(let email): self.email = email
    default: break
    }
  }
}
