import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Runs the form to sign in, and leaves once somebody is.
@MainActor final class SignInCoordinator: ScreenCoordinator {
  let viewController = SignInViewController()
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
    store.observeOnMain(\.session.current).map(SignInViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
    store.observeOnMain(\.session.isSignedIn)
      .subscribe(with: self) { if $1 { $0.leave() } }
  }

  private func handle(_ action: SignInAction) {
    store.dispatch(action)
    switch action {
    case .signInTapped(let credentials): signIn(credentials)
    case .registerTapped:
      store.dispatch(SessionAction.formLeft)
      store.dispatch(AppRoute.push(.register))
    case .cancelTapped: leave()
    }
  }

  private func signIn(_ credentials: Credentials) {
    effects.run(
      .first("sign-in"),
      effect(reporting: SessionAction.signIn) { [client] _ in try await client.signIn(credentials) }
    )
  }

  private func leave() { store.dispatch(AppRoute.close(.signIn)) }
}
