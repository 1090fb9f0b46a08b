import Redux

/// The SDK's data about the user's card.
struct CardState: StateType, Equatable {
  private(set) var card: DataState<PaymentCard> = .idle
  /// Whether the bank is freezing the card, or unfreezing it.
  private(set) var isChanging = false

  mutating func reduce(_ action: any ActionType) {
    switch action.as(PaymentAction.Card.self) {
    case .load(let event): card.reduce(event)
    case .change(let event):
      isChanging = event == .started
      card.reduce(event)
    case .viewLoaded, .retryTapped, .freezeConfirmed, .unfreezeConfirmed, nil: break
    }
  }
}

extension PaymentAction {
  /// The events of the card.
  enum Card: ActionType, Equatable {
    case viewLoaded
    case retryTapped
    case load(LoadAction<PaymentCard>)
    case freezeConfirmed(PaymentCard)
    case unfreezeConfirmed(PaymentCard)
    case change(LoadAction<PaymentCard>)
  }
}

extension PaymentAction.Card: BankAction, TrackedAction {
  /// Chooses what a tap on the button means: the user sees one button, and the state knows which.
  static func switchTapped(
    _ state: CardState, _ store: any StoreType<CardState>
  ) -> (any ActionType)? {
    guard let card = state.card.value, !state.isChanging else { return nil }
    return card.isFrozen ? unfreezeConfirmed(card) : freezeConfirmed(card)
  }

  var request: BankRequest? {
    switch self {
    case .viewLoaded, .retryTapped: BankRequest("card", reporting: { Self.load($0) })
    case .freezeConfirmed(let card): change(card, isFrozen: true)
    case .unfreezeConfirmed(let card): change(card, isFrozen: false)
    case .load, .change: nil
    }
  }

  var event: String? { self == .viewLoaded ? "card_shown" : nil }

  private func change(_ card: PaymentCard, isFrozen: Bool) -> BankRequest {
    var card = card
    card.isFrozen = isFrozen
    return BankRequest("card", sending: card, reporting: { Self.change($0) })
  }
}
