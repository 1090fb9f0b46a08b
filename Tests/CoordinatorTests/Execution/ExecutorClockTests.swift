import Coordinator
import CoordinatorTesting
import ReduxTesting
import Testing

/// The watchdog on a real `Clock`, that a test moves.
@MainActor @Suite struct ExecutorClockTests {
  let clock = TestClock()

  @Test func `the watchdog rings on the clock it was given`() async {
    let driver = FakeDriver(
      shown: Place(selectedTab: .explore), time: VirtualTime(), make: { _ in LeakWatch() })
    driver.manners = { _ in FakeDriver.Manner(duration: nil, showsEarly: true) }
    var incidents: [NavigationIncident<TestMap>] = []
    let executor = NavigationExecutor(driver: driver, clock: clock, patience: .seconds(2)) {
      incidents.append($0)
    }

    executor.go(to: Place(selectedTab: .saved))
    await clock.sleepers(1)
    await clock.advance(by: .seconds(2))
    await executor.settled()

    #expect(incidents == [.timedOut(.select(.saved))])
  }

  @Test func `a step that ends in time calls the watchdog off`() async {
    let driver = FakeDriver(
      shown: Place(selectedTab: .explore), time: VirtualTime(), make: { _ in LeakWatch() })
    driver.manners = { _ in FakeDriver.Manner(duration: 0) }
    let executor = NavigationExecutor(driver: driver, clock: clock) { _ in
      Issue.record("Nothing went wrong.")
    }

    executor.go(to: Place(selectedTab: .saved))
    await executor.settled()

    #expect(driver.shown == Place(selectedTab: .saved))
    #expect(clock.sleeperCount == 0)
  }
}
