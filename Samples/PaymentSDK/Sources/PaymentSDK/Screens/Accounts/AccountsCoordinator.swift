import Coordinator
import Redux
import UIKit

/// Shows the accounts, and dispatches what the user does.
final class AccountsCoordinator: PaymentCoordinator {
  let viewController = AccountsViewController()
  let store: Store<PaymentState>

  init(_ store: Store<PaymentState>) { self.store = store }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    store.observeOnMain(\.accounts, \.configuration, \.isRoot)
      .map(AccountsViewState.init).render(on: viewController)
  }

  func handle(_ action: AccountsAction) {
    store.dispatch(action)
  }
}
