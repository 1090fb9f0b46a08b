import AppComponents
import AppShell
import Coordinator
import Redux
import UIKit

/// Runs the form to sign in, and closes it when someone is signed in.
final class SignInCoordinator: CoordinatorType {
  private enum Work: EffectKey { case send }

  let viewController = SignInViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.emailField.text = context.state.typedEmail
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.signIn, \.slowRequests[.signIn(context.id)])
      .map(SignInViewState.init).render(on: viewController)
    context.observeOnMain(\.session.isSignedIn).subscribe(with: self) {
      if $1 { $0.handle(.closed) }
    }
  }

  func handle(_ action: SignInAction) {
    switch action {
    case .sent(let credentials):
      context.run(
        .first(Work.send),
        SessionAction.signIn(credentials, on: context.id, to: context.services.client))
    case .stopTapped: context.effects.cancel(Work.send)
    case .other(.registerTapped):
      // Two actions: this form's state keeps the email for the next form, which only a route opens.
      context.dispatch(action)
      context.dispatch(AppRoute.push(.register))
    case .closed: context.dispatch(AppRoute.close(.signIn))
    case .changed, .sending: context.dispatch(action)
    }
  }
}
