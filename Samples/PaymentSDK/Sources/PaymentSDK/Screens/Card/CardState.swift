import Redux

/// The SDK's data about the user's card.
struct CardState: StateType, Equatable {
  private(set) var card: DataState<PaymentCard> = .idle
  /// Whether the bank is freezing the card, or unfreezing it.
  private(set) var isChanging = false

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case PaymentAction.Card.load(let event): card.reduce(event)
    case PaymentAction.Card.change(let event):
      isChanging = event == .started
      card.reduce(event)
    default: break
    }
  }
}
