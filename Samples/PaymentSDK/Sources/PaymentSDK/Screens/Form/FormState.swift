import Redux

/// The form of a transfer.
struct FormState: StateType, Equatable {
  private(set) var draft = Draft()
  /// Whether the user has tried to go on, and so wants to know what is missing.
  private(set) var showsProblems = false

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case PaymentAction.Form.viewLoaded(let key): self = FormState(draft: Draft(key: key))
    case PaymentAction.Form.recipientChanged(let recipient): draft.recipient = recipient
    case PaymentAction.Form.amountChanged(let amount): draft.amount = amount
    case PaymentAction.Form.continueTapped: showsProblems = true
    default: break
    }
  }
}
