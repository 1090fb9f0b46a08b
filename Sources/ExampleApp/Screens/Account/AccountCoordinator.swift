import AppShell
import Coordinator
import Redux
import UIKit

/// Shows who is signed in, opens the forms, and signs out.
final class AccountCoordinator: CoordinatorType {
  let viewController = AccountViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(
      \.session.current, \.guestBook.unsentCountIfDelayed, \.guestBook.heldCount
    )
    .map(AccountViewState.init).render(on: viewController)
  }

  func handle(_ action: AccountAction) {
    switch action {
    case .signInTapped: context.dispatch(AppRoute.present([.signIn]))
    case .registerTapped: context.dispatch(AppRoute.present([.register]))
    case .unsentTapped: context.dispatch(AppRoute.push(.unsent))
    case .signOutTapped:
      let guestBook = context.state.guestBook
      let unsent = guestBook.unsentCount + guestBook.drafts.count
      context.dispatch(AppRoute.ask(.signingOut(unsent: unsent)))
    }
  }
}
