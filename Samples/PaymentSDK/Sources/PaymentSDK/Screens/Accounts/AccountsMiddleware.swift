import Coordinator
import Redux

/// Leads from the accounts to the other features, and out of the SDK.
let accountsMiddleware: Middleware<PaymentState> = listener { action, dispatch, getState in
  let features = getState().configuration.features
  switch action {
  case PaymentAction.Accounts.transferTapped where features.contains(.transfers):
    dispatch(PaymentRoute.push(.form))
  case PaymentAction.Accounts.cardTapped where features.contains(.cards):
    dispatch(PaymentRoute.push(.card))
  case PaymentAction.Accounts.closeTapped: dispatch(PaymentAction.Session.ended(.closed))
  default: break
  }
}

extension PaymentAction.Accounts: TrackedAction {
  var event: String? { self == .viewLoaded ? "accounts_shown" : nil }
}
