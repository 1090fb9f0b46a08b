import Coordinator
import Testing

/// A transition that the executor didn't begin, such as a swipe back that the user holds.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorReadinessTests {
  let navigation = TestNavigation(at: Route(tab: .explore, [.sight(1)]))

  init() {
    navigation.driver.isHeld = true
  }

  @Test func `a transition that the user holds for long is no fault`() {
    navigation.send(.push(.visit(1)))
    navigation.time.advance(by: 10_000)
    #expect(navigation.steps == [])
    #expect(!navigation.executor.isSettled)

    navigation.driver.isHeld = false
    navigation.settle()

    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.steps == [.push([.visit(1)], on: .tab(.explore))])
    #expect(navigation.animations == [true])
    #expect(navigation.incidents == [])
  }

  @Test func `a step that is superseded while it waits is not performed`() {
    navigation.send(.push(.visit(1)))
    navigation.time.advance(by: 10_000)
    navigation.send(.go(Route(tab: .explore)))

    navigation.driver.isHeld = false
    navigation.settle()

    #expect(navigation.steps == [.pop(1, on: .tab(.explore))])
    #expect(navigation.incidents == [])
  }

  @Test func `what the user did meanwhile is planned from`() {
    navigation.send(.push(.visit(1)))
    navigation.user(.changedStack(.tab(.explore), [.explore]))

    navigation.driver.isHeld = false
    navigation.settle()

    #expect(navigation.state == Place(selectedTab: .explore))
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.steps == [])
  }

  @Test func `what changed between two steps is planned from`() {
    let driver = navigation.driver
    driver.isHeld = false
    let before = driver.shown
    driver.behavior = { [unowned driver] _ in
      driver.isHeld = true
      return FakeDriver.Behavior()
    }
    navigation.send(.go(Route(tab: .saved, [.sight(2)], modals: [[.signIn]])))
    navigation.time.advance(by: 10_000)
    #expect(navigation.steps.count == 1)
    driver.behavior = { _ in FakeDriver.Behavior() }
    driver.shown = before

    driver.isHeld = false
    navigation.settle()

    #expect(driver.shown == navigation.state)
    #expect(navigation.incidents == [])
  }
}
