import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator of the form to sign in, which closes when someone is signed in.
@MainActor func signInCoordinator(_ context: ScreenContext) -> any ScreenCoordinator {
  context.form(
    SignInViewController(),
    showing: context.observe { ($0.signIn[$1], $0.waits[.signIn]) }
      .map { form, waiting in form.map { SignInViewState($0.sending, waiting: waiting) } },
    closingWhen: context.store.observeOnMain { $0.session.isSignedIn }
  ) { action in
    switch action {
    case .sent(let credentials):
      context.run(
        .first("send"),
        SessionAction.signIn(credentials, on: context.appearance, to: context.services.client))
    case .registerTapped: context.dispatch(AppRoute.push(.register))
    case .changed, .stopTapped, .closed: break
    }
  }
}
