import Redux

/// What one form to register remembers, until it closes.
struct RegisterState: StateType, Equatable {
  /// The progress of registering.
  private(set) var sending: DataState<Session> = .idle

  mutating func reduce(_ action: any ActionType) {
    if case .changed? = action.as(RegisterAction.self), !sending.isLoading { sending = .idle }
    if case .register(let event)? = action.as(SessionAction.self) { sending.reduce(event) }
  }
}

/// What can happen on the form to register.
///
/// Every form is changed, sent and closed.
enum RegisterAction: ActionType, Codable, Equatable {
  /// The user typed something.
  case changed
  /// The user sent the form, which was complete.
  case sent(Registration)
  /// The form was sent, or the user cancelled.
  case closed
}
