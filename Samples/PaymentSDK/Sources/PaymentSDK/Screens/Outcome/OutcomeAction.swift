import Redux

/// What happens on this screen, found by typing `PaymentAction.`, too.
typealias OutcomeAction = PaymentAction.Outcome

extension PaymentAction {
  /// The events after a transfer was sent.
  enum Outcome: ActionType, Equatable {
    case viewLoaded
    case doneTapped
  }
}
