import Coordinator
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorTabTests {
  @Test func `select`() {
    let navigation = TestNavigation()

    navigation.send(.select(.saved))
    navigation.settle()

    #expect(navigation.driver.shown == Place(selectedTab: .saved))
    #expect(navigation.steps == [.select(.saved)])
  }

  @Test func `selecting again goes to the tab's root, and the state says so`() {
    let navigation = TestNavigation(at: Route(tab: .explore, [.sight(1), .visit(1)]))

    navigation.user(.reselected(.explore))
    navigation.settle()

    #expect(navigation.state == Place(selectedTab: .explore))
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.steps == [])
  }

  @Test func `selecting again goes to the root even if the UI doesn't`() {
    let navigation = TestNavigation(at: Route(tab: .explore, [.sight(1), .visit(1)]))

    navigation.send(.user(.reselected(.explore)))
    navigation.settle()

    #expect(navigation.driver.shown == Place(selectedTab: .explore))
    #expect(navigation.steps == [.pop(2, on: .tab(.explore))])
  }

  @Test func `selecting and pushing in another tab keeps the first tab's stack`() {
    let navigation = TestNavigation(at: Route(tab: .explore, [.sight(1)]))

    navigation.send(.go(Route(tab: .saved, [.sight(2)])))
    navigation.settle()

    let stacks: [TestMap.Tab: [Screen]] = [.explore: [.sight(1)], .saved: [.sight(2)]]
    #expect(navigation.driver.shown == Place(selectedTab: .saved, stacks: stacks))
    #expect(navigation.animations == [false, true])
  }

  @Test func `a change in a hidden tab is not animated`() {
    let navigation = TestNavigation(at: Route(tab: .explore, [.sight(1)]))
    navigation.send(.select(.saved))
    navigation.settle()

    navigation.send(.user(.changedStack(.tab(.explore), [.explore])))
    navigation.settle()

    #expect(
      navigation.driver.performed.last
        == FakeDriver.Performed(step: .pop(1, on: .tab(.explore)), animated: false))
  }

  @Test func `a link to the root of the selected tab goes to its root`() {
    let navigation = TestNavigation(at: Route(tab: .explore, [.sight(1), .visit(1)]))

    navigation.send(.go(Route(tab: .explore)))
    navigation.settle()

    #expect(navigation.driver.shown == Place(selectedTab: .explore))
  }

  @Test func `the user selects a tab, and nothing is sent back`() {
    let navigation = TestNavigation(at: Route(tab: .explore, [.sight(1)]))

    navigation.user(.selected(.saved))
    navigation.settle()

    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.steps == [])
  }
}
