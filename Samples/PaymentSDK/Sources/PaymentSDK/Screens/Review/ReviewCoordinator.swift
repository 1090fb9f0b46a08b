import Coordinator
import Redux
import UIKit

/// Shows the transfer before it is sent, and dispatches what the user does.
final class ReviewCoordinator: PaymentCoordinator {
  let viewController = ReviewViewController()
  let store: Store<PaymentState>

  init(_ store: Store<PaymentState>) { self.store = store }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    store.observeOnMain(\.review, \.form.draft, \.configuration).map(ReviewViewState.init)
      .render(on: viewController)
  }

  func handle(_ action: ReviewAction) {
    store.dispatch(action)
  }
}
