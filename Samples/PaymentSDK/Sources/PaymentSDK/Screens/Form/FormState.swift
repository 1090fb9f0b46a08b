import Redux

/// The form of a transfer.
struct FormState: StateType, Equatable {
  private(set) var draft = Draft()
  /// Whether the user has tried to go on, and so wants to know what is missing.
  private(set) var showsProblems = false

  mutating func reduce(_ action: any ActionType) {
    switch action.as(PaymentAction.Form.self) {
    case .viewLoaded(let key): self = FormState(draft: Draft(key: key))
    case .recipientChanged(let recipient): draft.recipient = recipient
    case .amountChanged(let amount): draft.amount = amount
    case .continueTapped: showsProblems = true
    case nil: break
    }
  }
}

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
