import Redux

/// The transfer on its way.
struct ReviewState: StateType, Equatable {
  private(set) var sending: DataState<Receipt> = .idle

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case PaymentAction.Review.viewLoaded: sending = .idle
    case PaymentAction.Review.send(let event): sending.reduce(event)
    default: break
    }
  }
}
