import Coordinator
import Testing

@MainActor @Suite struct ExecutorTabTests {
  @Test func `select`() {
    let rig = Rig()

    rig.send(.select(.saved))
    rig.settle()

    #expect(rig.driver.shown == Place(selectedTab: .saved))
    #expect(rig.steps == [.select(.saved)])
  }

  @Test func `select again goes to the tab's root, and the state says so`() {
    let rig = Rig(at: Route(tab: .explore, [.sight(1), .visit(1)]))

    rig.user(.user(.reselected(.explore)))
    rig.settle()

    #expect(rig.state == Place(selectedTab: .explore))
    #expect(rig.driver.shown == rig.state)
    #expect(rig.steps == [])
  }

  @Test func `select again goes to the root even if the UI does not by itself`() {
    let rig = Rig(at: Route(tab: .explore, [.sight(1), .visit(1)]))

    rig.send(.user(.reselected(.explore)))
    rig.settle()

    #expect(rig.driver.shown == Place(selectedTab: .explore))
    #expect(rig.steps == [.pop(2, on: .tab(.explore))])
  }

  @Test func `select and push in another tab keeps the first tab's stack`() {
    let rig = Rig(at: Route(tab: .explore, [.sight(1)]))

    rig.send(.go(Route(tab: .saved, [.sight(2)])))
    rig.settle()

    let stacks: [TestMap.Tab: [Screen]] = [.explore: [.sight(1)], .saved: [.sight(2)]]
    #expect(rig.driver.shown == Place(selectedTab: .saved, stacks: stacks))
    #expect(rig.animations == [false, true])
  }

  @Test func `a change in a hidden tab is not animated`() {
    let rig = Rig(at: Route(tab: .explore, [.sight(1)]))
    rig.send(.select(.saved))
    rig.settle()

    rig.send(.user(.changedStack(.tab(.explore), [.explore])))
    rig.settle()

    #expect(
      rig.driver.performed.last
        == FakeDriver.Performed(step: .pop(1, on: .tab(.explore)), animated: false))
  }

  @Test func `a link to the root of the tab one is deep in goes there`() {
    let rig = Rig(at: Route(tab: .explore, [.sight(1), .visit(1)]))

    rig.send(.go(Route(tab: .explore)))
    rig.settle()

    #expect(rig.driver.shown == Place(selectedTab: .explore))
  }

  @Test func `the user selects a tab and is not echoed`() {
    let rig = Rig(at: Route(tab: .explore, [.sight(1)]))

    rig.user(.user(.selected(.saved)))
    rig.settle()

    #expect(rig.driver.shown == rig.state)
    #expect(rig.steps == [])
  }
}
