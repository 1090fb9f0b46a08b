import Coordinator
import Testing

/// Places in tabs that the UI doesn't have.
@MainActor @Suite struct ExecutorCutTests {
  let start = TestRoute(tab: .explore, [.sight(1)])
  let tabs = [TestMap.Tab.saved, .explore]

  private func navigation(hasWindow: Bool = true) -> TestNavigation {
    let navigation = TestNavigation(at: start, hasWindow: hasWindow)
    navigation.driver.tabs = tabs
    return navigation
  }

  @Test func `a route to such a tab is cut, reported once, and blocks nothing after it`() {
    let navigation = navigation()
    let route = TestRoute(tab: .account, [.sight(9)], modals: [[.signIn]])

    navigation.send(.go(route))
    navigation.settle()
    #expect(navigation.state == Place(start))
    #expect(navigation.steps == [])

    navigation.send(.push(.visit(1)))
    navigation.settle()
    #expect(navigation.driver.shown == Place(Route(tab: .explore, [.sight(1), .visit(1)])))
    #expect(navigation.driver.shown == navigation.state)

    let place = Place(
      selectedTab: .account, stacks: [.explore: [.sight(1)], .account: [.sight(9)]],
      modals: [[.signIn]])
    #expect(navigation.incidents == [.cut(place, to: tabs)])
  }

  @Test func `a restored place in such a tab opens in the first tab`() {
    let navigation = TestNavigation(hasWindow: false)
    navigation.driver.tabs = tabs
    let stacks: [TestMap.Tab: [Screen]] = [.account: [.sight(9)], .explore: [.sight(7)]]

    navigation.send(.restore(Place(selectedTab: .account, stacks: stacks, modals: [[.signIn]])))
    navigation.driver.shown = Place(selectedTab: .saved)
    navigation.executor.driverChanged()
    navigation.settle()

    #expect(navigation.state == Place(selectedTab: .explore, stacks: [.explore: [.sight(7)]]))
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.incidents.count == 1)
  }

  @Test func `a stack of such a tab is cut, and the rest stays`() {
    let navigation = navigation()

    navigation.send(.restore(Place(selectedTab: .saved, stacks: [.account: [.sight(9)]])))
    navigation.settle()

    #expect(navigation.state == Place(selectedTab: .saved))
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.incidents.count == 1)
  }
}
