import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Runs the form for the player's name.
@MainActor final class PlayerCoordinator: ScreenCoordinator {
  let viewController = PlayerViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    context.store.observeOnMain(\.player[context.appearance]).map { $0.map(PlayerViewState.init) }
      .subscribe(with: viewController) { if let viewState = $1 { $0.render(viewState) } }
  }

  private func handle(_ action: PlayerAction) {
    context.send(action)
    switch action {
    case .changed: break
    case .sent, .closed: context.dispatch(AppRoute.close(.player))
    }
  }
}
