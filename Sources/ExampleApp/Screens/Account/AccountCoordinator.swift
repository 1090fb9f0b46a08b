import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows who is signed in, leads to the forms, and signs out.
@MainActor final class AccountCoordinator: ScreenCoordinator {
  let viewController = AccountViewController()
  private let store: Store<AppState>
  private let client: SightsClient

  init(store: Store<AppState>, services: Services) {
    self.store = store
    client = services.client
  }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    store.observeOnMain(\.session.current).map(AccountViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: AccountAction) {
    store.dispatch(action)
    switch action {
    case .signInTapped: store.dispatch(AppRoute.present([.signIn]))
    case .registerTapped: store.dispatch(AppRoute.present([.register]))
    case .signOutTapped: signOut()
    }
  }

  /// The user is signed out whatever the server says; the server is told so that the session ends.
  private func signOut() {
    let session = store.state.session.current.value
    store.dispatch(SessionAction.signedOut)
    store.dispatch { [client] _ in
      if let session { try? await client.signOut(session) }
    }
  }
}
