@testable import Coordinator

/// A state, an executor and a fake UI, wired as in an app, in virtual time.
@MainActor final class Rig {
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

  /// The program dispatches an action.
  func send(_ actions: Action...) {
    for action in actions {
      state.reduce(action)
      executor.go(to: state)
    }
  }

  /// The user changes the UI, which reports what it now shows.
  func user(_ action: Action) {
    driver.shown?.reduce(action)
    send(action)
  }

  /// Lets all come to rest.
  func settle() {
    time.runOut()
  }

  private final class Item {}

  @MainActor private final class Log {
    var incidents: [NavigationIncident<TestMap>] = []
  }
}
