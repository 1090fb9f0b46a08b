import Redux

@testable import Coordinator

/// A navigation state with an executor and a fake driver, connected like an app's, in virtual time.
@MainActor final class TestNavigation {
  let time = VirtualTime()
  let driver: FakeDriver
  let executor: NavigationExecutor<TestMap>
  private(set) var state: Place
  private let log = Log()

  init(
    at route: TestRoute = Route(tab: .explore), hasWindow: Bool = true, retries: Int = 5,
    make: @escaping @MainActor (Screen) -> AnyObject = { _ in Item() }
  ) {
    state = Place(route)
    driver = FakeDriver(shown: hasWindow ? state : nil, time: time, make: make)
    executor = NavigationExecutor(
      driver: driver, watchdog: time.alarm(after: 100), grace: time.alarm(after: 2),
      retries: retries,
      report: { [log] in log.incidents.append($0) })
    executor.go(to: state)
  }

  var incidents: [NavigationIncident<TestMap>] { log.incidents }
  var steps: [Step] { driver.performed.map(\.step) }
  var animations: [Bool] { driver.performed.map(\.animated) }

  /// Dispatches actions, as the app would.
  func send(_ actions: Action...) {
    for action in actions { dispatch(action) }
  }

  func dispatch(_ action: any ActionType) {
    state.reduce(action)
    executor.go(to: state)
  }

  /// Changes the UI as the user would, and reports it.
  func user(_ move: UserMove<TestMap>) {
    driver.shown?.reduce(Action.user(move))
    send(.user(move))
  }

  /// Lets time pass until the UI is at rest.
  func settle() {
    time.runOut()
  }

  private final class Item {}

  @MainActor private final class Log {
    var incidents: [NavigationIncident<TestMap>] = []
  }
}
