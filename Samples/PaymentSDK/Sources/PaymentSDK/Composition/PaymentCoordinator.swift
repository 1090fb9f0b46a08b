import Coordinator
import Redux
import UIKit

/// Runs one screen of the SDK.
protocol PaymentCoordinator: CoordinatorType where ViewController: PaymentViewController {}

extension PaymentMap.Screen {
  @MainActor func makeCoordinator(_ store: Store<PaymentState>) -> any PaymentCoordinator {
    switch self {
    case .accounts: AccountsCoordinator(store)
    case .form: FormCoordinator(store)
    case .review: ReviewCoordinator(store)
    case .outcome: OutcomeCoordinator(store)
    case .card: CardCoordinator(store.scoped(to: \.card))
    }
  }
}
