import Coordinator
import CoordinatorTesting
import ReduxTesting
import Testing

/// The watchdog, on a `Clock` that the test advances.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorClockTests {
  let clock = TestClock()

  @Test func `the watchdog uses the executor's clock`() async {
    let driver = FakeDriver(
      shown: Place(selectedTab: .explore), time: VirtualTime(), make: { _ in LeakWatch() })
    driver.behavior = { _ in FakeDriver.Behavior(duration: nil, showsEarly: true) }
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

  @Test func `an hour in which the app is suspended is no time-out`() async {
    let driver = FakeDriver(
      shown: Place(selectedTab: .explore), time: VirtualTime(), make: { _ in LeakWatch() })
    driver.behavior = { _ in FakeDriver.Behavior(duration: nil, showsEarly: true) }
    var incidents: [NavigationIncident<TestMap>] = []
    let executor = NavigationExecutor(driver: driver, clock: clock, patience: .seconds(2)) {
      incidents.append($0)
    }
    executor.go(to: Place(selectedTab: .saved))
    await clock.sleepers(1)

    clock.jump(by: .seconds(3_600))
    for _ in 0..<1_000 { await Task.yield() }
    #expect(incidents == [])

    await clock.advance(by: .seconds(2))
    await executor.settled()
    #expect(incidents == [.timedOut(.select(.saved))])
  }

  @Test func `a canceled wait for rest keeps nothing alive`() async {
    let driver = FakeDriver(shown: nil, time: VirtualTime(), make: { _ in LeakWatch() })
    var executor: NavigationExecutor<TestMap>? = NavigationExecutor(driver: driver) { _ in }
    executor?.go(to: Place(selectedTab: .saved))
    let watch = LeakWatch()
    executor.map { watch.watch($0) }
    let task = Task { [executor] in await executor?.settled() }
    executor = nil
    await Task.yield()

    task.cancel()
    await task.value

    #expect(watch.alive == [])
  }

  @Test func `a step that ends in time cancels the watchdog`() async {
    let driver = FakeDriver(
      shown: Place(selectedTab: .explore), time: VirtualTime(), make: { _ in LeakWatch() })
    driver.behavior = { _ in FakeDriver.Behavior(duration: 0) }
    let executor = NavigationExecutor(driver: driver, clock: clock) { _ in
      Issue.record("Nothing went wrong.")
    }

    executor.go(to: Place(selectedTab: .saved))
    await executor.settled()

    #expect(driver.shown == Place(selectedTab: .saved))
    #expect(clock.sleeperCount == 0)
  }
}
