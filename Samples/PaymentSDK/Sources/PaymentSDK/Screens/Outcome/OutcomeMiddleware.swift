import Coordinator
import Redux

/// Leads from the outcome of a transfer back to the accounts.
let outcomeMiddleware: Middleware<PaymentState> = listener { action, dispatch, _ in
  switch action {
  case PaymentAction.Outcome.doneTapped: dispatch(PaymentRoute.popToRoot)
  default: break
  }
}

extension PaymentAction.Outcome: TrackedAction {
  var event: String? { self == .viewLoaded ? "transfer_sent" : nil }
}
