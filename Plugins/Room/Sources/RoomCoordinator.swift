import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the screen, renders its state, and sends its actions.
@MainActor final class RoomCoordinator: ScreenCoordinator {
  let viewController = RoomViewController()
  private let store: Store<AppState>

  init(store: Store<AppState>, services: Services) { self.store = store }

  func start() {
    viewController.send = { [store] in store.dispatch($0) }
    store.observeOnMain(\.room).map(RoomViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }
}
