import Redux
import UIKit

/// Shows the card, and freezes it, without any other part of the state.
@MainActor final class CardCoordinator: PaymentCoordinator {
  let viewController = CardViewController()
  private let store: any StoreType<CardState>

  init(store: any StoreType<CardState>) { self.store = store }

  func start() {
    viewController.send = { [store] in store.dispatch($0) }
    viewController.switchTapped = { [store] in store.dispatch(PaymentAction.Card.switchTapped) }
    store.observeOnMain(\.self).map(CardViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }
}
