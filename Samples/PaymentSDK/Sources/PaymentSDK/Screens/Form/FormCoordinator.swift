import Coordinator
import Redux
import UIKit

/// Shows the form of a transfer, and dispatches what the user does.
final class FormCoordinator: PaymentCoordinator {
  let viewController = FormViewController()
  let store: Store<PaymentState>

  init(_ store: Store<PaymentState>) { self.store = store }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    store.observeOnMain(\.form, \.configuration).map(FormViewState.init)
      .render(on: viewController)
  }

  func handle(_ action: FormAction) {
    store.dispatch(action)
  }
}
