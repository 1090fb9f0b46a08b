import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Runs the form to sign in, and closes it when someone is signed in.
@MainActor final class SignInCoordinator: ScreenCoordinator {
  let viewController = SignInViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [unowned self] in handle($0) }
    context.store.observeOnMain(\.signIn[context.appearance], \.waits[.signIn])
      .map { form, waiting in form.map { SignInViewState($0.sending, waiting: waiting) } }
      .subscribe(with: viewController) { $1.map($0.render) }
    context.store.observeOnMain { $0.session.isSignedIn }
      .subscribe(with: self) { if $1 { $0.handle(.closed) } }
  }

  private func handle(_ action: SignInAction) {
    context.send(action)
    switch action {
    case .changed: break
    case .sent(let credentials):
      context.run(
        .first("send"),
        SessionAction.signIn(credentials, on: context.appearance, to: context.services.client))
    case .registerTapped: context.dispatch(AppRoute.push(.register))
    case .stopTapped: context.effects.cancel("send")
    case .closed: context.dispatch(AppRoute.close(.signIn))
    }
  }
}
