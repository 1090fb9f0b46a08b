import Coordinator
import CoordinatorTesting
import CoordinatorUIKit
import Redux
import TerminalUIKit
import Testing

/// Store, executor and driver wired as in an app, on a headless screen.
@MainActor final class TestApp {
  let store = Store(initialState: TestState(), reducing: .main)
  let screen = TerminalScreen(columns: 48, rows: 14)
  let driver: UIKitNavigationDriver<TestMap>
  let executor: NavigationExecutor<TestMap>
  let watch = LeakWatch()
  let diary = Diary()
  let work = Work()
  let hooks = Hooks()

  /// Starts an app, at a place unless that is to come, in a window unless it is told otherwise.
  init(at route: TestRoute? = nil, hasWindow: Bool = true, patience: Duration = .seconds(60)) {
    let (store, watch, diary, work, hooks) = (store, watch, diary, work, hooks)
    driver = UIKitNavigationDriver(
      tabs: TestMap.Tab.allCases.map {
        UIKitTab($0, item: UITabBarItem(title: $0.rawValue, image: nil, tag: 0))
      },
      report: {
        hooks.reports.append($0)
        if hooks.accepts($0) { store.dispatch($0) }
      },
      coordinator: { screen in
        let made = PageCoordinator(screen, store: store, diary: diary, work: work)
        made.viewController.modalPresentationStyle = hooks.style
        hooks.onStart(made.viewController)
        watch.watch(made, as: "\(screen)")
        watch.watch(made.viewController, as: "\(screen)")
        return made
      })
    TerminalDiagnostics.onReport = { Issue.record("\($0)") }
    executor = NavigationExecutor(driver: driver, patience: patience) {
      hooks.incidents.append($0)
    }
    driver.changed = { [weak executor] in executor?.driverChanged() }
    if let route { store.dispatch(Action.go(route)) }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
    if hasWindow { openWindow() }
  }

  /// What the user did, as the driver told it.
  var reports: [Action] { hooks.reports }

  /// What went wrong since the last time, as the executor told it.
  func drainIncidents() -> [NavigationIncident<TestMap>] {
    defer { hooks.incidents = [] }
    return hooks.incidents
  }

  /// Where the user is, as the state says.
  var place: Place { store.state.navigation }

  /// Where the user is, as UIKit shows.
  var shown: Place? { driver.shown }

  func openWindow() { driver.attach(to: UIWindow(windowScene: screen.windowScene)) }

  /// The program dispatches actions, one right after the other.
  func send(_ actions: Action...) {
    for action in actions { store.dispatch(action) }
  }

  /// Waits until neither UIKit nor the executor has anything left to do.
  func settle() async {
    repeat {
      await screen.settled()
      await executor.settled()
    } while !screen.isSettled || !executor.isSettled
  }

  /// Lets tasks that were cancelled end, if they do.
  func settleTasks() async {
    let expected = place.names.count
    var patience = 10_000
    while work.running > expected, patience > 0 {
      patience -= 1
      await Task.yield()
    }
  }
}
