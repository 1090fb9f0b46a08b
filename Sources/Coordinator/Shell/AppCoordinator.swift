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
  /// The window whose navigation is shown; nil in an app with one window.
  private let id: WindowID?
  /// The window that shows it.
  private(set) weak var window: UIWindow?
  /// The screens that are alive.
  let screens: LiveScreens<App>
  /// Waits for the UI to arrive where a link has led.
  private var following: Task<Void, Never>?
  /// What the UI shows; nil without a window.
  var shown: NavigationState<App.Map>? { driver.shown }
  /// Waits until no transition is in flight.
  func settled() async { await executor.settled() }

  init(
    store: Store<App.State>, services: App.Services, directory: URL, window: WindowID? = nil,
    app: @escaping @MainActor @Sendable () -> RunningApp<App>? = { nil }
  ) {
    self.store = store
    id = window
    let user = ActionSource("user")
    let screens = LiveScreens<App>()
    self.screens = screens
    driver = UIKitNavigationDriver(
      item: App.item(of:), containers: App.containers(),
      report: { move in
        store.dispatch(move.addressed(to: window), from: user)
        #if !os(iOS)
          app()?.quit(after: move)
        #endif
      }, content: App.content(of:),
      coordinator: { id in
        // A recording of several windows is shown in one.
        let place = window ?? store.read { $0.navigation.window }
        var context = ScreenContext<App>(
          id.inWindow(place), store: store, services: services,
          hasWindows: window != nil)
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
    self.window = window
    driver.changed = { [id, store, weak executor] in
      let place = store.read { id.map($0.navigation.alone) ?? $0.navigation }
      executor?.driverChanged(to: place)
    }
    if let id {
      store.observeOnMain(\.navigation).map { $0.alone(in: id) }
        .subscribe(with: executor) { executor, place in
          if let place { executor.go(to: place) }
        }
    } else {
      store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
    }
    store.observeOnMain { App.locked($0) }.subscribe(with: driver) { $0.setLocked($1) }
    App.configure(driver, for: store)
    driver.attach(to: window)
    store.observeOnMain(\.links.outcome).subscribe(with: self) { $0.follow($1) }
  }

  /// Lets the user continue where a link has led.
  private func follow(_ outcome: LinkAction<App.Map>?) {
    guard case .routed? = outcome, !store.isTravelling, isWithUser else { return }
    following?.cancel()
    following = Task {
      await executor.settled()
      if !Task.isCancelled { driver.focusBesideList() }
    }
  }

  private var isWithUser: Bool { id == nil || store.read { $0.navigation.window } == id }

  /// Takes the screens out of the window; they end with this object.
  func leave(_ completion: @escaping @MainActor () -> Void) {
    // Without a window, the UI arrives nowhere any more.
    following?.cancel()
    driver.detach { [self] in withExtendedLifetime(self, completion) }
  }
}

/// Reports to the log that the UI didn't follow the navigation state.
package struct NavigationReport: ActionType, Codable, Equatable {
  /// A description of the incident.
  package let incident: String
}
