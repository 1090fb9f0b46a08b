import Redux

/// What happens on this screen, found by typing `PaymentAction.`, too.
typealias FormAction = PaymentAction.Form

extension PaymentAction {
  /// The events on the form of a transfer.
  enum Form: ActionType, Equatable {
    /// The form is new. It has the key of the transfer that it leads to.
    case viewLoaded(key: String)
    case recipientChanged(String)
    case amountChanged(String)
    case continueTapped
  }
}
