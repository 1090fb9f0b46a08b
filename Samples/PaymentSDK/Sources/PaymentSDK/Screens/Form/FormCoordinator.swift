import Redux
import UIKit

/// Shows the form of a transfer, and sends what the user does.
@MainActor final class FormCoordinator: PaymentCoordinator {
  let viewController = FormViewController()
  private let store: Store<PaymentState>

  init(store: Store<PaymentState>) { self.store = store }

  func start() {
    viewController.send = { [store] in store.dispatch($0) }
    store.observeOnMain(\.form, \.configuration).map { FormViewState($0, for: $1) }
      .subscribe(with: viewController) { $0.render($1) }
  }
}
