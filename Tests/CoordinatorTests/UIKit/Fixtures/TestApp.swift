import Coordinator
import CoordinatorTesting
import ReduxTesting
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit
@testable import Redux

/// An app with a store and a navigator, on a headless screen.
@MainActor final class TestApp {
  let store = Store(
    initialState: TestState(),
    middleware: [
      navigationLock(navigation: \.navigation, locked: \.locked) { .leave($0) },
      dialogAnswers(navigation: \.navigation, content: content),
    ],
    reducing: .main)
  let manner = TransitionManner.current
  let clock = TestClock()
  let screen: TerminalScreen
  let navigator: Navigator<TestMap>
  let watch = LeakWatch()
  let log = TestLog()
  let options: TestOptions

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - route: Where to go before there is a window.
  ///   - hasWindow: Whether to open a window immediately.
  ///   - tabs: The tabs of the first root, if they aren't the map's.
  ///   - columns: The width of the screen, where there is room for popovers and columns from 120 on.
  ///   - patience: The executor's.
  ///   - options: What else differs.
  init(
    at route: TestRoute? = nil, hasWindow: Bool = true, tabs: [TestMap.Tab]? = nil,
    columns: Int = 48, patience: Duration = .seconds(60), options: TestOptions = TestOptions()
  ) {
    self.options = options
    screen = TerminalScreen(
      columns: columns, rows: 14,
      transitions: manner == .slow ? .taking(.milliseconds(350), on: clock) : .immediate)
    screen.advanceClock = { [clock] in await clock.advance(by: .milliseconds(350)) }
    TerminalDiagnostics.onReport = { Issue.record("\($0)") }
    TerminalDiagnostics.expected.insert("Silent")
    navigator = Navigator(
      for: TestOwner(store, watch: watch, log: log, options: options), clock: clock,
      patience: patience)
    if let tabs { store.dispatch(Action.setTabs(tabs)) }
    if let route { store.dispatch(Action.go(route)) }
    store.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
    store.observeOnMain(\.locked).subscribe(with: navigator) { $0.setLocked($1) }
    if hasWindow { openWindow() }
  }

  var driver: UIKitNavigationDriver<TestMap> { navigator.driver }
  var executor: NavigationExecutor<TestMap> { navigator.executor }

  /// Where the user is, as the state says.
  var place: Place { store.state.navigation }

  /// Where the user is, as UIKit shows.
  var shown: Place? { driver.shown }

  /// Where the user is, without what other roots remember.
  var visible: Place { place.visible }

  func openWindow() { driver.attach(to: UIWindow(windowScene: screen.windowScene)) }

  /// Dispatches actions, one right after the other, as the app would.
  func send(_ actions: Action...) {
    for action in actions { store.dispatch(action) }
  }

  /// Waits until UIKit and the executor have nothing left to do.
  func settle() async {
    while !screen.isSettled || !executor.isSettled, !Task.isCancelled {
      await screen.settled()
      if !executor.isSettled { await clock.advance(by: .milliseconds(50)) }
    }
  }

  /// Waits until the executor has reported an incident, for two minutes at most.
  func waitForIncident() async {
    for _ in 0..<120 where log.incidents.isEmpty {
      await screen.settled()
      await clock.advance(by: .seconds(1))
    }
    await settle()
  }

  /// Waits until the tasks of screens have begun, or have ended after they were canceled, or never do.
  func settleTasks() async {
    var turns = 0
    while log.runningTasks != place.names.count || store.subscriptionCount != subscriptionCount,
      turns < 100_000
    {
      turns += 1
      await Task.yield()
    }
  }

  /// The expected number of subscriptions: one for each screen, one for its task, one for the
  /// executor, and one for locks.
  var subscriptionCount: Int { 2 * place.names.count + 2 }
}
