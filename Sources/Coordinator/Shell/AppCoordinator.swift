import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Foundation
import Redux

/// Creates the coordinator of each screen, and lets the UI follow the state.
@MainActor final class AppCoordinator<App: AppType> {
  private let store: Store<App.State>
  private let driver: UIKitNavigationDriver<App.Map>
  private let executor: NavigationExecutor<App.Map>
  /// The screens that are alive.
  let screens: LiveScreens<App>
  /// What the UI shows; nil without a window.
  var shown: NavigationState<App.Map>? { driver.shown }
  /// Waits until no transition is in flight.
  func settled() async { await executor.settled() }

  init(
    store: Store<App.State>, services: App.Services, directory: URL,
    app: @escaping @MainActor @Sendable () -> RunningApp<App>? = { nil }
  ) {
    self.store = store
    let user = ActionSource("user")
    let screens = LiveScreens<App>()
    self.screens = screens
    driver = UIKitNavigationDriver(
      item: App.item(of:), containers: App.containers(),
      report: { store.dispatch($0, from: user) }, content: App.content(of:),
      coordinator: { id in
        var context = ScreenContext<App>(id, store: store, services: services)
        context.directory = directory
        context.app = app
        let coordinator = App.coordinator(of: id.screen, context: context)
        screens.add(coordinator, context)
        return OpenScreen(coordinator, context.life)
      })
    executor = NavigationExecutor(driver: driver, clock: services.clock) {
      store.dispatch(NavigationReport(incident: "\($0)"))
    }
  }

  /// Shows the user's location in the window, from now on.
  func start(in window: UIWindow) {
    driver.changed = { [weak executor] in executor?.driverChanged() }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
    store.observeOnMain { App.locked($0) }.subscribe(with: driver) { $0.setLocked($1) }
    App.configure(driver, for: store)
    driver.attach(to: window)
    store.observeOnMain(\.links.outcome).subscribe(with: self) { $0.follow($1) }
  }

  /// Lets the user continue where a link has led.
  private func follow(_ outcome: LinkAction<App.Map>?) {
    guard case .routed? = outcome, !store.isTravelling else { return }
    Task {
      await executor.settled()
      driver.focusBesideList()
    }
  }

  /// Takes the screens out of the window; they end with this object.
  func leave(_ completion: @escaping @MainActor () -> Void) {
    driver.detach { [self] in withExtendedLifetime(self, completion) }
  }
}

/// Reports to the log that the UI didn't follow the navigation state.
package struct NavigationReport: ActionType, Codable, Equatable {
  /// A description of the incident.
  package let incident: String
}
