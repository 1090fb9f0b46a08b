import Coordinator
import Redux

/// Turns a tap into a transfer, and tells the accounts of one that was sent.
let reviewMiddleware: Middleware<PaymentState> = listener { action, dispatch, getState in
  let state = getState()
  switch action {
  case PaymentAction.Review.sendTapped:
    guard !state.review.sending.isLoading, let transfer = state.transfer else { return }
    dispatch(PaymentAction.Review.confirmed(transfer))
  case PaymentAction.Review.send(.success):
    dispatch(PaymentAction.Accounts.balanceChanged)
    // Back leads to the accounts: what was sent can't be sent again.
    dispatch(PaymentRoute.go(Route(tab: .payments, [.outcome])))
  default: break
  }
}

extension PaymentAction.Review: TrackedAction {
  var event: String? {
    switch self {
    case .confirmed: "transfer_confirmed"
    case .send(.failure): "transfer_failed"
    case .viewLoaded, .sendTapped, .send: nil
    }
  }
}
