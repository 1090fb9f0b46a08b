import AppShell
import Coordinator
import Redux
import UIKit

/// Runs the form for the player's name.
final class PlayerCoordinator: CoordinatorType {
  let viewController = PlayerViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.player).map(PlayerViewState.init).render(on: viewController)
  }

  func handle(_ action: PlayerAction) {
    switch action {
    case .changed: context.dispatch(action)
    case .sent(let name):
      context.dispatch(NameAction.chosen(name))
      context.dispatch(AppRoute.close(.player))
    case .closed: context.dispatch(AppRoute.close(.player))
    }
  }
}
