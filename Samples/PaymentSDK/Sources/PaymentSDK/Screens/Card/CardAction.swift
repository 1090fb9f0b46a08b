import Redux

/// What happens on this screen, found by typing `PaymentAction.`, too.
typealias CardAction = PaymentAction.Card

extension PaymentAction {
  /// The events of the card.
  enum Card: ActionType, Equatable {
    case viewLoaded
    case retryTapped
    /// The user tapped the one button, which freezes or unfreezes.
    case switchTapped
    case load(LoadAction<PaymentCard>)
    case freezeConfirmed(PaymentCard)
    case unfreezeConfirmed(PaymentCard)
    case change(LoadAction<PaymentCard>)
  }
}

extension PaymentAction.Card: BankAction, TrackedAction {
  /// Chooses what a tap on the button means: the user sees one button, and the state knows which.
  static func toggle(
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
    case .switchTapped, .load, .change: nil
    }
  }

  var event: String? { self == .viewLoaded ? "card_shown" : nil }

  private func change(_ card: PaymentCard, isFrozen: Bool) -> BankRequest {
    var card = card
    card.isFrozen = isFrozen
    return BankRequest("card", sending: card, reporting: { Self.change($0) })
  }
}
