import Redux

/// Tells the host what matters to it, and nothing about a user who has signed out.
func hostMiddleware(_ report: @escaping @Sendable (PaymentEvent) -> Void)
  -> Middleware<PaymentState>
{
  { _, getState in
    { next in
      { action in
        let ending = getState().ending
        guard ending != .signedOut else { return }
        next(action)
        if let event = PaymentEvent(action), event != .closed || ending == nil { report(event) }
      }
    }
  }
}

extension PaymentEvent {
  /// Makes the event that tells the host of an action; nil for most.
  fileprivate init?(_ action: any ActionType) {
    switch action {
    case PaymentAction.Accounts.helpTapped: self = .helpTapped
    case PaymentAction.Review.send(.success(let receipt)): self = .transferSent(id: receipt.id)
    case PaymentAction.Card.change(.success(let card)):
      self = .cardChanged(isFrozen: card.isFrozen)
    case PaymentAction.Session.ended(.closed): self = .closed
    case PaymentAction.Session.ended(.signedOut): self = .signedOut
    default: return nil
    }
  }
}
