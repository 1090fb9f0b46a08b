import Coordinator
import Redux

/// Leads from a complete form to its review.
let formMiddleware: Middleware<PaymentState> = listener { action, dispatch, getState in
  switch action {
  case PaymentAction.Form.continueTapped where getState().transfer != nil:
    dispatch(PaymentRoute.push(.review))
  default: break
  }
}

extension PaymentAction.Form: TrackedAction {
  var event: String? {
    guard case .viewLoaded = self else { return nil }
    return "transfer_begun"
  }
}
