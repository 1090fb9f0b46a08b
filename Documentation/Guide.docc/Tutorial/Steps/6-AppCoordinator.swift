import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Creates the coordinator of each screen, and makes the UI follow the state.
@MainActor final class AppCoordinator {
  private let store: Store<AppState>
  private let driver: UIKitNavigationDriver<AppMap>
  private let executor: NavigationExecutor<AppMap>

  init(store: Store<AppState>, services: Services) {
    self.store = store
    driver = UIKitNavigationDriver(
      item: { _ in UITabBarItem(title: "Explore", image: nil, tag: 0) },
      report: { store.dispatch($0) },
      coordinator: {
        makeCoordinator(
          of: $0.screen, context: ScreenContext($0, store: store, services: services))
      })
    executor = NavigationExecutor(driver: driver, clock: services.clock) { print($0) }
  }

  /// Starts showing where the user is.
  func start(in window: UIWindow) {
    driver.changed = { [weak executor] in executor?.driverChanged() }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
    driver.attach(to: window)
  }
}

@MainActor private func makeCoordinator(
  of screen: AppMap.Screen, context: ScreenContext
) -> any ScreenCoordinator {
  switch screen {
  case .explore: PlainCoordinator(title: "Explore")
  case .sight: PlainCoordinator(title: "Sight")
  case .reviews(let id): ReviewsCoordinator(id: id, context: context)
  case .writeReview(let id): WriteReviewCoordinator(id: id, context: context)
  }
}
