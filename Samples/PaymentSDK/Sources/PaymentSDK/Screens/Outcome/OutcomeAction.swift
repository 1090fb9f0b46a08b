import Redux

extension PaymentAction {
  /// The events after a transfer was sent.
  enum Outcome: ActionType, Equatable {
    case viewLoaded
    case doneTapped
  }
}
