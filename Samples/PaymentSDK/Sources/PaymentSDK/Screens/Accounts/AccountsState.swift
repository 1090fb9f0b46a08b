import Redux

/// The SDK's data about the user's accounts.
struct AccountsState: StateType, Equatable {
  private(set) var accounts: DataState<[Account]> = .idle

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case PaymentAction.Accounts.load(let event): accounts.reduce(event)
    default: break
    }
  }
}
