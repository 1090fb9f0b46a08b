import Coordinator
import CoordinatorUIKit
import Foundation
import Redux

/// Makes the coordinator of each screen, and lets the UI follow the state.
@MainActor final class AppCoordinator<App: AppType> {
  private let store: Store<App.State>
  private let driver: UIKitNavigationDriver<App.Map>
  private let executor: NavigationExecutor<App.Map>

  init(
    store: Store<App.State>, services: App.Services, recorder: Recorder<App.State>?, directory: URL
  ) {
    self.store = store
    let user = ActionSource("user")
    driver = UIKitNavigationDriver(
      item: App.item(of:), containers: App.containers(),
      report: { store.dispatch($0, from: user) }, content: App.content(of:),
      coordinator: { appearance in
        let context = ScreenContext<App>(
          appearance, store: store, services: services, recorder: recorder, directory: directory)
        return App.coordinator(of: appearance.screen, context: context)
      })
    executor = NavigationExecutor(driver: driver, clock: services.clock) {
      store.dispatch(NavigationReport(incident: "\($0)"))
    }
  }

  /// Shows the user's place in the window, from now on.
  func start(in window: UIWindow) {
    driver.changed = { [weak executor] in executor?.driverChanged() }
    store.observeOnMain(App.paths.navigation).subscribe(with: executor) { $0.go(to: $1) }
    App.configure(driver, for: store)
    driver.attach(to: window)
  }
}

/// Reports to the log that the UI didn't do what navigation asked of it.
struct NavigationReport: ActionType, Codable, Equatable {
  /// What happened, in words.
  let incident: String
}
