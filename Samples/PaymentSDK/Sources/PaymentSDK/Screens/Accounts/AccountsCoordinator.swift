import Redux
import UIKit

/// Shows the accounts, and sends what the user does.
@MainActor final class AccountsCoordinator: PaymentCoordinator {
  let viewController = AccountsViewController()
  private let store: Store<PaymentState>

  init(store: Store<PaymentState>) { self.store = store }

  func start() {
    viewController.send = { [store] in store.dispatch($0) }
    store.observeOnMain(\.accounts, \.configuration, \.isRoot)
      .map { AccountsViewState($0, for: $1, isRoot: $2) }
      .subscribe(with: viewController) { $0.render($1) }
  }
}
