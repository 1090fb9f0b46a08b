import Coordinator
import CoordinatorTesting
import CoordinatorUIKit
import Redux
import TerminalUIKit
import Testing

/// An app with a store, an executor and a driver, on a headless screen.
@MainActor final class TestApp {
  let store = Store(initialState: TestState(), reducing: .main)
  let screen = TerminalScreen(columns: 48, rows: 14)
  let driver: UIKitNavigationDriver<TestMap>
  let executor: NavigationExecutor<TestMap>
  let watch = LeakWatch()
  let log = TestLog()
  let options = TestOptions()

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - route: Where to go before there is a window.
  ///   - hasWindow: Whether to open a window at once.
  ///   - patience: The executor's.
  init(at route: TestRoute? = nil, hasWindow: Bool = true, patience: Duration = .seconds(60)) {
    let (store, watch, log, options) = (store, watch, log, options)
    driver = UIKitNavigationDriver(
      tabs: TestMap.Tab.allCases.map {
        UIKitTab($0, item: UITabBarItem(title: $0.rawValue, image: nil, tag: 0))
      },
      report: {
        log.reports.append($0)
        if options.accepts($0) { store.dispatch($0) }
      },
      coordinator: { screen in
        let made = PageCoordinator(screen, store: store, log: log)
        made.viewController.modalPresentationStyle = options.modalStyle
        options.onStart(made.viewController)
        watch.watch(made, as: "\(screen)")
        watch.watch(made.viewController, as: "\(screen)")
        return made
      })
    TerminalDiagnostics.onReport = { Issue.record("\($0)") }
    executor = NavigationExecutor(driver: driver, patience: patience) {
      log.incidents.append($0)
    }
    driver.changed = { [weak executor] in executor?.driverChanged() }
    if let route { store.dispatch(Action.go(route)) }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
    if hasWindow { openWindow() }
  }

  /// Where the user is, as the state says.
  var place: Place { store.state.navigation }

  /// Where the user is, as UIKit shows.
  var shown: Place? { driver.shown }

  func openWindow() { driver.attach(to: UIWindow(windowScene: screen.windowScene)) }

  /// Dispatches actions, one right after the other, as the app would.
  func send(_ actions: Action...) {
    for action in actions { store.dispatch(action) }
  }

  /// Waits until UIKit and the executor have nothing left to do.
  func settle() async {
    repeat {
      await screen.settled()
      await executor.settled()
    } while !screen.isSettled || !executor.isSettled
  }

  /// Gives cancelled tasks time to end.
  func settleTasks() async {
    let expected = place.names.count
    var patience = 10_000
    while log.runningTasks > expected, patience > 0 {
      patience -= 1
      await Task.yield()
    }
  }
}
