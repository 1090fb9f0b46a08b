import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Runs the form to register, signs in with the new account, and leaves.
@MainActor final class RegisterCoordinator: ScreenCoordinator {
  let viewController = RegisterViewController()
  private let store: Store<AppState>
  private let client: SightsClient
  private let effects: EffectScope<AppState>

  init(store: Store<AppState>, services: Services) {
    self.store = store
    client = services.client
    effects = EffectScope(store: store, clock: services.clock)
  }

  deinit { store.dispatch(SessionAction.formLeft) }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [unowned self] in handle($0) }
    store.observeOnMain(\.session.current).map(RegisterViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
    store.observeOnMain(\.session.isSignedIn)
      .subscribe(with: self) { if $1 { $0.leave() } }
  }

  private func handle(_ action: RegisterAction) {
    store.dispatch(action)
    switch action {
    case .registerTapped(let registration): register(registration)
    case .cancelTapped: leave()
    }
  }

  /// Two requests, so there is a half-way.
  private func register(_ registration: Registration) {
    effects.run(
      .first("register"),
      effect(reporting: SessionAction.signIn) { [client] progress in
        let account = try await client.register(registration)
        progress(0.5)
        return try await client.signIn(
          Credentials(email: account.email, password: registration.password))
      })
  }

  private func leave() { store.dispatch(AppRoute.close(.register)) }
}
