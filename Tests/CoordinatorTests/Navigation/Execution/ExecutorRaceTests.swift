import Foundation
import Redux
import Testing

@testable import Coordinator

@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorRaceTests {
  let a = TestRoute(tab: .explore)
  let b = TestRoute(tab: .explore, [.sight(2)])
  let c = TestRoute(tab: .saved, [.sight(3)], modals: [[.signIn]])

  @Test func `the newest target wins, without a trace of the ones between`() {
    let navigation = TestNavigation(at: a)
    navigation.send(.go(b))
    navigation.time.advance(by: 5)

    navigation.send(.go(c), .go(Route(tab: .account)))
    navigation.settle()

    let stacks: [TestMap.Tab: [Screen]] = [.explore: [.sight(2)], .saved: [.sight(3)]]
    #expect(navigation.state == Place(selectedTab: .account, stacks: stacks))
    #expect(navigation.driver.shown == navigation.state)
    #expect(!navigation.steps.contains(.present([.signIn])))
    #expect(!navigation.steps.contains(.select(.saved)))
  }

  @Test func `A to B to C to A in flight ends at A`() {
    let navigation = TestNavigation(at: a)
    navigation.send(.go(b))
    navigation.time.advance(by: 5)

    navigation.send(.dismiss, .push(.visit(1)), .go(a))
    navigation.settle()

    #expect(navigation.driver.shown == Place(a))
    #expect(
      navigation.steps == [.push([.sight(2)], on: .tab(.explore)), .pop(1, on: .tab(.explore))])
  }

  @Test(arguments: [true, false])
  func `other threads close and open the screen that the user leaves`(isTold: Bool) async {
    let time = VirtualTime()
    let store = Store(initialState: Place(b))
    let driver = FakeDriver(shown: Place(b), time: time) { _ in NSObject() }
    var incidents: [NavigationIncident<TestMap>] = []
    let executor = NavigationExecutor(
      driver: driver, watchdog: time.alarm(after: 100), grace: time.alarm(after: 2), retries: 5
    ) { incidents.append($0) }
    store.observeOnMain { $0 }.subscribe(with: executor) { $0.go(to: $1) }

    onAnotherThread { store.dispatch(Action.pop(1)) }
    driver.shown = Place(a)
    store.dispatch(Action.user(.changedStack(.tab(.explore), [.explore])))
    executor.driverChanged(to: isTold ? store.state : nil)
    onAnotherThread { store.dispatch(Action.push(.sight(2))) }
    await Task.yield()
    time.runOut()

    #expect(driver.shown?.route == b)
    #expect(incidents == (isTold ? [] : [.drifted(to: Place(a))]))
  }

  /// Runs something on another thread, while the main thread waits.
  private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      isDone.signal()
    }
    isDone.wait()
  }

  @Test(arguments: [true, false])
  func `the user goes back while a push is in flight`(showsEarly: Bool) {
    let navigation = TestNavigation(at: b)
    navigation.driver.behavior = { _ in FakeDriver.Behavior(showsEarly: showsEarly) }
    navigation.send(.push(.visit(2)))
    navigation.time.advance(by: 5)

    navigation.user(.changedStack(.tab(.explore), [.explore]))
    navigation.settle()

    #expect(navigation.state == Place(a))
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.incidents == [])
  }

  @Test func `a completion that is called twice counts once`() {
    let navigation = TestNavigation(at: a)
    navigation.driver.behavior = { _ in FakeDriver.Behavior(completions: 2) }

    navigation.send(.go(c))
    navigation.settle()

    #expect(navigation.driver.shown == Place(c))
    #expect(navigation.steps.count == 3)
    #expect(navigation.incidents == [])
  }

  @Test func `a step that never ends is reported, and the rest is planned again`() {
    let navigation = TestNavigation(at: a)
    var isStuck = true
    navigation.driver.behavior = { _ in
      defer { isStuck = false }
      return isStuck ? FakeDriver.Behavior(duration: nil, arrives: false) : FakeDriver.Behavior()
    }

    navigation.send(.go(b))
    navigation.settle()

    #expect(navigation.driver.shown == Place(b))
    #expect(navigation.incidents == [.timedOut(.push([.sight(2)], on: .tab(.explore)))])
    #expect(navigation.time.now == 110)
  }

  @Test func `a completion after the timeout is ignored`() {
    let navigation = TestNavigation(at: a)
    navigation.driver.behavior = { _ in FakeDriver.Behavior(duration: 150, showsEarly: true) }

    navigation.send(.go(b))
    navigation.settle()

    #expect(navigation.driver.shown == Place(b))
    #expect(navigation.incidents == [.timedOut(.push([.sight(2)], on: .tab(.explore)))])
    #expect(navigation.steps.count == 1)
  }

  @Test func `the same link twice is followed once`() {
    let navigation = TestNavigation(at: a)
    navigation.send(.go(c))
    navigation.time.advance(by: 3)

    navigation.send(.go(c))
    navigation.settle()

    #expect(navigation.driver.shown == Place(c))
    #expect(navigation.steps.count == 3)
  }

  @Test func `a step that ends elsewhere is reported, and the rest is planned again`() {
    let navigation = TestNavigation(at: a)
    var isClumsy = true
    navigation.driver.behavior = { _ in
      defer { isClumsy = false }
      return FakeDriver.Behavior(arrives: !isClumsy)
    }

    navigation.send(.go(b))
    navigation.settle()

    #expect(navigation.driver.shown == Place(b))
    #expect(
      navigation.incidents == [.missed(.push([.sight(2)], on: .tab(.explore)), shown: Place(a))])
  }

  @Test(arguments: [nil, 0, 10])
  func `a UI that never obeys is given up, until the next target`(duration: Int?) {
    let navigation = TestNavigation(at: a)
    navigation.driver.behavior = { _ in FakeDriver.Behavior(duration: duration, arrives: false) }
    navigation.send(.go(b))
    navigation.settle()
    #expect(navigation.incidents.count == 7)
    #expect(navigation.incidents.last == .gaveUp(target: Place(b), shown: Place(a)))
    #expect(navigation.executor.isSettled)

    navigation.driver.behavior = { _ in FakeDriver.Behavior() }
    navigation.send(.go(b))
    navigation.settle()

    #expect(navigation.driver.shown == Place(b))
  }

  @Test func `a step that is refused is tried again later each time`() {
    let navigation = TestNavigation(at: a)
    var attempts: [Int] = []
    navigation.driver.behavior = { [unowned navigation] _ in
      attempts.append(navigation.time.now)
      return FakeDriver.Behavior(duration: 0, arrives: false)
    }

    navigation.send(.go(b))
    navigation.settle()

    #expect(attempts == [0, 2, 6, 14, 30, 62])
  }

  @Test func `a UI that has been given up is looked at again when it changes, but not forever`() {
    let navigation = TestNavigation(at: a)
    navigation.driver.behavior = { _ in FakeDriver.Behavior(duration: 0, arrives: false) }
    navigation.send(.go(b))
    navigation.settle()

    for _ in 0..<20 {
      navigation.executor.driverChanged()
      navigation.settle()
    }
    #expect(navigation.steps.count == 6 + 5)

    navigation.driver.shown = Place(b)
    navigation.executor.driverChanged()
    #expect(navigation.executor.isSettled)
  }

  @Test func `a UI that moves by itself is brought back without animation`() {
    let navigation = TestNavigation(at: b)

    navigation.driver.shown = Place(c)
    navigation.executor.driverChanged()
    navigation.settle()

    #expect(navigation.driver.shown == Place(b))
    #expect(navigation.incidents == [.drifted(to: Place(c))])
    #expect(!navigation.animations.contains(true))
  }

  @Test func `a UI that is ahead of a busy store is given time`() {
    let navigation = TestNavigation(at: b)
    navigation.driver.shown = Place(a)
    navigation.executor.driverChanged()
    navigation.time.advance(by: 1)

    navigation.send(.user(.changedStack(.tab(.explore), [.explore])))
    navigation.settle()

    #expect(navigation.driver.shown == Place(a))
    #expect(navigation.steps == [])
    #expect(navigation.incidents == [])
  }

  @Test func `a UI that drifts and comes back by itself is left alone`() {
    let navigation = TestNavigation(at: b)

    navigation.driver.shown = Place(a)
    navigation.executor.driverChanged()
    navigation.driver.shown = Place(b)
    navigation.settle()

    #expect(navigation.executor.isSettled)
    #expect(navigation.steps == [])
    #expect(navigation.incidents == [])
  }

  @Test func `a UI that keeps moving by itself is given up`() {
    let navigation = TestNavigation(at: b)

    for _ in 0..<20 {
      navigation.driver.shown = Place(a)
      navigation.executor.driverChanged()
      navigation.settle()
    }

    #expect(navigation.incidents.last == .gaveUp(target: Place(b), shown: Place(a)))
    #expect(navigation.incidents.count == 7)
  }

  @Test func `a target that is set while a step is performed at once is reached`() {
    let navigation = TestNavigation(at: a)
    navigation.driver.behavior = { _ in FakeDriver.Behavior(duration: 0) }
    var isFirst = true
    navigation.driver.behavior = { [unowned navigation] _ in
      if isFirst {
        isFirst = false
        navigation.send(.select(.account))
      }
      return FakeDriver.Behavior(duration: 0)
    }

    navigation.send(.go(c))
    navigation.settle()

    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.state.selectedTab == .account)
  }
}
