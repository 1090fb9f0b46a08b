import Coordinator
import Redux
import UIKit

/// Shows the outcome of a transfer, and dispatches what the user does.
final class OutcomeCoordinator: PaymentCoordinator {
  let viewController = OutcomeViewController()
  let store: Store<PaymentState>

  init(_ store: Store<PaymentState>) { self.store = store }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    store.observeOnMain(\.review.sending, \.configuration).map(OutcomeViewState.init)
      .render(on: viewController)
  }

  func handle(_ action: OutcomeAction) {
    store.dispatch(action)
  }
}
