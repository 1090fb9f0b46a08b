import Redux

extension PaymentAction {
  /// What can happen once a transfer was sent.
  enum Outcome: ActionType, Equatable {
    case viewLoaded
    case doneTapped
  }
}
