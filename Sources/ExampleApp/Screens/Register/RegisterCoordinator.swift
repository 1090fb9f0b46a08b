import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator of the form to register, which signs in with the new account, and closes.
@MainActor func registerCoordinator(_ context: ScreenContext) -> any ScreenCoordinator {
  let viewController = RegisterViewController()
  viewController.emailField.text = context.store.state.typedEmail
  return context.form(
    viewController,
    showing: context.observe { ($0.register[$1], $0.waits[.register]) }
      .map { [services = context.services] form, waiting in
        form.map {
          RegisterViewState($0.sending, waiting: waiting, isForgotten: services.forgetsAccounts)
        }
      },
    closingWhen: context.store.observeOnMain { $0.session.isSignedIn }
  ) { action in
    guard case .sent(let registration) = action else { return }
    context.run(
      .first("send"),
      SessionAction.register(registration, on: context.appearance, to: context.services.client))
  }
}
