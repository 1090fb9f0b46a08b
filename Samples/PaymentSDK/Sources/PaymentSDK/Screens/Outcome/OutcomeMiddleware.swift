import Coordinator
import Redux

/// Leads from the outcome of a transfer back to the accounts.
let outcomeMiddleware = response(to: PaymentAction.Outcome.self) { action, _, dispatch in
  switch action {
  case .doneTapped: dispatch(PaymentRoute.popToRoot)
  case .viewLoaded: break
  }
}

extension PaymentAction.Outcome: TrackedAction {
  var event: String? { self == .viewLoaded ? "transfer_sent" : nil }
}
