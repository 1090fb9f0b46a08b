import Redux
import UIKit

/// Shows the transfer before it is sent, and sends what the user does.
@MainActor final class ReviewCoordinator: PaymentCoordinator {
  let viewController = ReviewViewController()
  private let store: Store<PaymentState>

  init(store: Store<PaymentState>) { self.store = store }

  func start() {
    viewController.send = { [store] in store.dispatch($0) }
    store.observeOnMain(\.review, \.form.draft, \.configuration)
      .map { ReviewViewState($0, $1, for: $2) }
      .subscribe(with: viewController) { $0.render($1) }
  }
}
