import Coordinator
import Redux

/// Leads from a complete form to its review.
let formMiddleware = response(to: PaymentAction.Form.self) { action, state, dispatch in
  switch action {
  case .continueTapped: if state.transfer != nil { dispatch(PaymentRoute.push(.review)) }
  case .viewLoaded, .recipientChanged, .amountChanged: break
  }
}

extension PaymentAction.Form: TrackedAction {
  var event: String? {
    guard case .viewLoaded = self else { return nil }
    return "transfer_begun"
  }
}
