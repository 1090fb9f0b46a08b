import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Runs the form to register, signs in with the new account, and closes.
@MainActor final class RegisterCoordinator: ScreenCoordinator {
  let viewController = RegisterViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [unowned self] in handle($0) }
    handle(.opened)
    context.store.observeOnMain(\.session.registration).map(RegisterViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
    context.store.observeOnMain(\.session.isSignedIn)
      .subscribe(with: self) { if $1 { $0.handle(.closed) } }
  }

  private func handle(_ action: RegisterAction) {
    context.dispatch(action)
    switch action {
    case .opened, .changed: context.dispatch(SessionAction.formChanged)
    case .sent(let registration):
      context.run(.first("send"), SessionAction.register(registration, to: context.services.client))
    case .closed: context.dispatch(AppRoute.close(.register))
    }
  }
}
