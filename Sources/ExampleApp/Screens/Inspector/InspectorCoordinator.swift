import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the last actions.
@MainActor final class InspectorCoordinator: ScreenCoordinator {
  let viewController = InspectorViewController()
  private let store: Store<AppState>

  init(store: Store<AppState>, services: Services) { self.store = store }

  func start() {
    store.observeOnMain(\.inspector).map(InspectorViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }
}
