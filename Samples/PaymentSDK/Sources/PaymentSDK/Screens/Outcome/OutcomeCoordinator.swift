import Redux
import UIKit

/// Shows the outcome of a transfer, and sends what the user does.
@MainActor final class OutcomeCoordinator: PaymentCoordinator {
  let viewController = OutcomeViewController()
  private let store: Store<PaymentState>

  init(store: Store<PaymentState>) { self.store = store }

  func start() {
    viewController.send = { [store] in store.dispatch($0) }
    store.observeOnMain(\.review.sending, \.configuration)
      .map { OutcomeViewState($0.value, for: $1) }
      .subscribe(with: viewController) { $0.render($1) }
  }
}
