import Coordinator
import Redux
import UIKit

/// Runs one screen of the SDK.
@MainActor protocol PaymentCoordinator: CoordinatorType {
  associatedtype ViewController: PaymentViewController
  var viewController: ViewController { get }
}

extension PaymentMap.Screen {
  @MainActor func makeCoordinator(_ store: Store<PaymentState>) -> any PaymentCoordinator {
    switch self {
    case .accounts: AccountsCoordinator(store: store)
    case .form: FormCoordinator(store: store)
    case .review: ReviewCoordinator(store: store)
    case .outcome: OutcomeCoordinator(store: store)
    case .card: CardCoordinator(store: store.scoped(to: \.card))
    }
  }
}
