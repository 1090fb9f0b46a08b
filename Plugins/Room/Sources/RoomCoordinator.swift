import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the screen, renders its state, and sends its actions.
@MainActor final class RoomCoordinator: ScreenCoordinator {
  let viewController = RoomViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [context] in context.store.dispatch($0) }
    context.store.observeOnMain(\.room).map(RoomViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }
}
