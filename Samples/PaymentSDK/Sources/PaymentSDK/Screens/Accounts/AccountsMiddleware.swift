import Coordinator
import Redux

/// Leads from the accounts to the other features, and out of the SDK.
let accountsMiddleware = response(to: PaymentAction.Accounts.self) { action, state, dispatch in
  let features = state.configuration.features
  switch action {
  case .transferTapped where features.contains(.transfers): dispatch(PaymentRoute.push(.form))
  case .cardTapped where features.contains(.cards): dispatch(PaymentRoute.push(.card))
  case .closeTapped: dispatch(PaymentAction.Session.ended(.closed))
  case .viewLoaded, .retryTapped, .load, .balanceChanged, .transferTapped, .cardTapped, .helpTapped:
    break
  }
}

extension PaymentAction.Accounts: TrackedAction {
  var event: String? { self == .viewLoaded ? "accounts_shown" : nil }
}
