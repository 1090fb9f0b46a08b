import Redux

/// What happens on this screen, found by typing `PaymentAction.`, too.
typealias AccountsAction = PaymentAction.Accounts

extension PaymentAction {
  /// The events on the list of accounts.
  enum Accounts: ActionType, Equatable {
    case viewLoaded
    case retryTapped
    case load(LoadAction<[Account]>)
    /// Something other than the user has changed a balance.
    case balanceChanged
    case transferTapped
    case cardTapped
    case helpTapped
    case closeTapped
  }
}

extension PaymentAction.Accounts: BankAction {
  var request: BankRequest? {
    switch self {
    case .viewLoaded, .retryTapped, .balanceChanged:
      BankRequest("accounts", reporting: { Self.load($0) })
    case .load, .transferTapped, .cardTapped, .helpTapped, .closeTapped: nil
    }
  }
}
