import AppShell
import Coordinator
import Redux
import UIKit

/// Shows the screen, and dispatches what the user does.
final class HomeCoordinator: CoordinatorType {
  let viewController = HomeViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.home).map(HomeViewState.init).render(on: viewController)
  }

  func handle(_ action: HomeAction) {
    context.dispatch(action)
  }
}
