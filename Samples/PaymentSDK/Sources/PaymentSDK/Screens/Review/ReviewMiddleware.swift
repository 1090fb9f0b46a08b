import Coordinator
import Redux

/// Turns a tap into a transfer, and tells the accounts of one that was sent.
let reviewMiddleware = response(to: PaymentAction.Review.self) { action, state, dispatch in
  switch action {
  case .sendTapped:
    guard !state.review.sending.isLoading, let transfer = state.transfer else { return }
    dispatch(PaymentAction.Review.confirmed(transfer))
  case .send(.success):
    dispatch(PaymentAction.Accounts.balanceChanged)
    // Back leads to the accounts: what was sent can't be sent again.
    dispatch(PaymentRoute.go(Route(tab: .payments, [.outcome])))
  case .viewLoaded, .confirmed, .send: break
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
