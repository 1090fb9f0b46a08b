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
    handle(.opened)
    context.store.observeOnMain(\.session.signIn).map(SignInViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
    context.store.observeOnMain(\.session.isSignedIn)
      .subscribe(with: self) { if $1 { $0.handle(.closed) } }
  }

  private func handle(_ action: SignInAction) {
    context.dispatch(action)
    switch action {
    case .opened, .changed: context.dispatch(SessionAction.formChanged)
    case .sent(let credentials):
      context.run(.first("send"), SessionAction.signIn(credentials, to: context.services.client))
    case .registerTapped: context.dispatch(AppRoute.push(.register))
    case .closed: context.dispatch(AppRoute.close(.signIn))
    }
  }
}
