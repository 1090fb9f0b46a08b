import Coordinator
import CoordinatorUIKit
import Foundation
import Redux
import UIKit

/// Makes the coordinator of each screen, and lets the UI follow the state.
@MainActor final class AppCoordinator {
  let store: Store<AppState>
  private let driver: UIKitNavigationDriver<AppMap>
  private let executor: NavigationExecutor<AppMap>

  init(store: Store<AppState>, services: Services, directory: URL) {
    self.store = store
    let user = ActionSource("user")
    driver = UIKitNavigationDriver(
      item: { $0.item }, containers: makeContainers(),
      report: { store.dispatch($0, from: user) }, content: \.content,
      coordinator: { appearance in
        makeCoordinator(
          of: appearance.screen,
          context: ScreenContext(
            appearance, store: store, services: services, directory: directory))
      })
    executor = NavigationExecutor(driver: driver, clock: services.clock) {
      store.dispatch(NavigationReport(incident: "\($0)"))
    }
  }

  /// Shows the user's place in the window, from now on.
  func start(in window: UIWindow) {
    driver.changed = { [weak executor] in executor?.driverChanged() }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
    configure(driver, for: store)
    driver.attach(to: window)
  }
}
