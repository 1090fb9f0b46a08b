import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows who is signed in, opens the forms, and signs out.
@MainActor final class AccountCoordinator: ScreenCoordinator {
  let viewController = AccountViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    context.store.observeOnMain(\.session.current).map(AccountViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: AccountAction) {
    context.dispatch(action)
    switch action {
    case .signInTapped: context.dispatch(AppRoute.present([.signIn]))
    case .registerTapped: context.dispatch(AppRoute.present([.register]))
    case .signOutTapped: context.dispatch(SessionAction.signOut(on: context.services.client))
    }
  }
}
