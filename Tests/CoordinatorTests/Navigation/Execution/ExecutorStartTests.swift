import Coordinator
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorStartTests {
  let link = TestRoute(tab: .saved, [.sight(1)], modals: [[.signIn]])

  @Test func `a window opens on the place of an earlier link`() {
    let navigation = TestNavigation(hasWindow: false)
    navigation.send(.go(link))
    #expect(navigation.steps == [])

    navigation.driver.shown = Place(selectedTab: .explore)
    navigation.executor.driverChanged()
    navigation.settle()

    #expect(navigation.driver.shown == Place(link))
    #expect(!navigation.animations.contains(true))
    #expect(navigation.incidents == [])
  }

  @Test func `a window without a target stays as it is`() {
    let navigation = TestNavigation()

    #expect(navigation.steps == [])
    #expect(navigation.executor.isSettled)
  }

  @Test func `losing the window during a transition does no harm`() {
    let navigation = TestNavigation()
    navigation.send(.go(link))
    navigation.time.advance(by: 5)
    navigation.driver.shown = nil
    navigation.settle()

    navigation.driver.shown = Place(selectedTab: .explore)
    navigation.executor.driverChanged()
    navigation.settle()

    #expect(navigation.driver.shown == Place(link))
  }

  @Test func `a window that was lost opens on the target again, without an incident`() {
    let navigation = TestNavigation(at: link)
    navigation.driver.shown = nil
    navigation.executor.driverChanged()
    #expect(!navigation.executor.isSettled)

    navigation.driver.shown = Place(selectedTab: .explore)
    navigation.executor.driverChanged()
    navigation.settle()

    #expect(navigation.driver.shown == Place(link))
    #expect(navigation.incidents == [])
    #expect(!navigation.animations.contains(true))
  }

  @Test(arguments: [true, false])
  func `restore and link lead to the same place in either order`(linkIsFirst: Bool) {
    let saved = Place(
      selectedTab: .account, stacks: [.explore: [.sight(7)], .saved: [.sight(8)]],
      modals: [[.register]])
    let navigation = TestNavigation(hasWindow: false)
    let actions = [Action.go(link), .restore(saved)]

    for action in linkIsFirst ? actions : actions.reversed() { navigation.send(action) }

    let stacks: [TestMap.Tab: [Screen]] = [.explore: [.sight(7)], .saved: [.sight(1)]]
    #expect(navigation.state == Place(selectedTab: .saved, stacks: stacks, modals: [[.signIn]]))
  }

  @Test func `a link to the place where the app starts prevails over a restore`() {
    let navigation = TestNavigation(hasWindow: false)
    navigation.send(.go(Route(tab: .explore)))

    navigation.send(.restore(Place(selectedTab: .saved, stacks: [.explore: [.sight(7)]])))

    #expect(navigation.state == Place(selectedTab: .explore))
  }
}
