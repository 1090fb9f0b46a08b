import AppShell
import Redux

/// The state of one form to register, until it closes.
struct RegisterState: StateType, Equatable {
  /// The progress of registering.
  private(set) var sending: DataState<Account> = .idle
  /// Whether there is text that the user would lose by leaving.
  private(set) var hasText = false

  mutating func reduce(_ action: any ActionType) {
    if case .changed(let hasText)? = action.as(RegisterAction.self) {
      self.hasText = hasText
      if !sending.isLoading { sending = .idle }
    }
    if case .register(let event)? = action.as(SessionAction.self) { sending.reduce(event) }
  }
}

/// The events of the form to register.
enum RegisterAction: FormActionType, Codable {
  case changed(hasText: Bool)
  case sent(Registration)
  case closed
  case stopTapped
}
