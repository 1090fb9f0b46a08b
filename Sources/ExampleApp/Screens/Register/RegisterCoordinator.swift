import AppShell
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
    context.store.observeOnMain(\.register[context.appearance], \.waits[.register])
      .map { form, waiting in form.map { RegisterViewState($0.sending, waiting: waiting) } }
      .subscribe(with: viewController) { $1.map($0.render) }
    context.store.observeOnMain { $0.session.isSignedIn }
      .subscribe(with: self) { if $1 { $0.handle(.closed) } }
  }

  private func handle(_ action: RegisterAction) {
    context.send(action)
    switch action {
    case .changed: break
    case .sent(let registration):
      context.run(
        .first("send"),
        SessionAction.register(registration, on: context.appearance, to: context.services.client))
    case .stopTapped: context.effects.cancel("send")
    case .closed: context.dispatch(AppRoute.close(.register))
    }
  }
}
