import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the screen, renders its state, and sends its actions.
@MainActor final class HomeCoordinator: ScreenCoordinator {
  let viewController = HomeViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [store = context.store] in store.dispatch($0) }
    context.store.observeOnMain(\.home).map(HomeViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }
}
