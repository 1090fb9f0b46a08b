import AppShell
import Coordinator
import Outbox
import Redux
import UIKit

/// Shows the user's reviews that the server doesn't have yet, and asks what to do about one.
final class UnsentCoordinator: CoordinatorType {
  let viewController = UnsentViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.guestBook, \.catalogue, \.storage.problem).map(UnsentViewState.init)
      .render(on: viewController)
  }

  func handle(_ action: UnsentAction) {
    switch action {
    case .reviewTapped(let id):
      if let question = AppMap.Dialog.unsent(id, in: context.state.guestBook) {
        context.dispatch(AppRoute.ask(question))
      }
    }
  }
}
