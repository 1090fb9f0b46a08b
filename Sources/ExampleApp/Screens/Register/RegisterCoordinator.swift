import AppComponents
import AppShell
import Coordinator
import Redux
import UIKit

/// Runs the form to register, signs in with the new account, and closes.
final class RegisterCoordinator: CoordinatorType {
  private enum Work: EffectKey { case send }

  let viewController = RegisterViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.emailField.text = context.state.typedEmail
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.register, \.slowRequests[.register(context.id)])
      .map { [isForgotten = context.services.forgetsAccounts] in
        RegisterViewState($0, waiting: $1, isForgotten: isForgotten)
      }
      .render(on: viewController)
    context.observeOnMain(\.session.isSignedIn).subscribe(with: self) {
      if $1 { $0.handle(.closed) }
    }
  }

  func handle(_ action: RegisterAction) {
    switch action {
    case .sent(let registration):
      context.run(
        .first(Work.send),
        SessionAction.register(registration, on: context.id, to: context.services.client))
    case .stopTapped: context.effects.cancel(Work.send)
    case .other(.signInTapped):
      // Two actions: this form's state keeps the email for the next form, which only a route opens.
      context.dispatch(action)
      context.dispatch(AppRoute.push(.signIn))
    case .closed: context.dispatch(AppRoute.close(.register))
    case .changed, .sending: context.dispatch(action)
    }
  }
}
