import Redux

/// The accounts in words, ready to show.
struct AccountsViewState: Equatable {
  let title: String
  let accounts: String
  let transferTitle: String
  let status: Status
  let offersTransfers: Bool
  let offersCards: Bool
  let offersClosing: Bool

  init(_ state: AccountsState, for customer: PaymentConfiguration, isRoot: Bool) {
    title = customer.words.title
    accounts = (state.accounts.value ?? [])
      .map { "\($0.name): \(customer.words(for: $0.balance))" }.joined(separator: "\n")
    transferTitle = customer.words.transfer
    status = Status(state.accounts)
    offersTransfers = customer.features.contains(.transfers)
    offersCards = customer.features.contains(.cards)
    offersClosing = isRoot
  }
}
