import AppComponents
import AppShell
import Coordinator
import Redux
import UIKit

/// Shows what the user has paid, and opens the SDK.
final class HomeCoordinator: CoordinatorType {
  let viewController = HomeViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.receipts).map(HomeViewState.init).render(on: viewController)
  }

  func handle(_ action: HomeAction) {
    context.dispatch(action)
    switch action {
    case .payTapped:
      context.dispatch(RouteAction<HostMap>.present(Modal([.payments], as: .bare)))
    }
  }
}
