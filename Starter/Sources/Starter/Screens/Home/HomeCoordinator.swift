import AppShell
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
    viewController.send = { [unowned self] in context.send($0) }
    context.store.observeOnMain(\.home[context.appearance]).map { $0.map(HomeViewState.init) }
      .subscribe(with: viewController) { if let viewState = $1 { $0.render(viewState) } }
  }
}
