import Coordinator
import Redux
import UIKit

/// Shows the card and freezes it, without any other part of the state.
final class CardCoordinator: PaymentCoordinator {
  let viewController = CardViewController()
  let store: any StoreType<CardState>

  init(_ store: any StoreType<CardState>) { self.store = store }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    store.observeOnMain(\.self).map(CardViewState.init).render(on: viewController)
  }

  func handle(_ action: CardAction) {
    store.dispatch(action)
    if action == .switchTapped { store.dispatch(PaymentAction.Card.toggle) }
  }
}
