import Redux

/// What happens on this screen, found by typing `PaymentAction.`, too.
typealias ReviewAction = PaymentAction.Review

extension PaymentAction {
  /// The events while the user looks at a transfer before it is sent.
  enum Review: ActionType, Equatable {
    case viewLoaded
    case sendTapped
    /// The user wants this transfer, which isn't on its way yet.
    case confirmed(Transfer)
    case send(LoadAction<Receipt>)
  }
}

extension PaymentAction.Review: BankAction {
  var request: BankRequest? {
    guard case .confirmed(let transfer) = self else { return nil }
    return BankRequest("transfers", sending: transfer, reporting: { Self.send($0) })
  }
}
