import AppShell
import Coordinator
import Redux
import UIKit

/// Shows the scores, and dispatches what the user does.
final class ScoresCoordinator: CoordinatorType {
  let viewController = ScoresViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.scores).map(ScoresViewState.init).render(on: viewController)
  }

  func handle(_ action: ScoresAction) {
    context.dispatch(action)
  }
}
