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
    case .signOutTapped: signOut()
    }
  }

  /// Signs out here at once, and then on the server, even if the user leaves the screen meanwhile.
  private func signOut() {
    guard let session = context.store.state.session.current else { return }
    context.dispatch(SessionAction.signedOut)
    context.store.dispatch { [client = context.services.client] _ in
      try? await client.signOut(session)
    }
  }
}
