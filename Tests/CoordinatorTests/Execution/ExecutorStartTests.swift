import Coordinator
import Testing

@MainActor @Suite struct ExecutorStartTests {
  let link = TestRoute(tab: .saved, [.sight(1)], modals: [[.signIn]])

  @Test func `a link before there is a window opens the window on its place`() {
    let rig = Rig(hasWindow: false)
    rig.send(.go(link))
    #expect(rig.steps == [])

    rig.driver.shown = Place(selectedTab: .explore)
    rig.executor.driverChanged()
    rig.settle()

    #expect(rig.driver.shown == Place(link))
    #expect(!rig.animations.contains(true))
    #expect(rig.incidents == [])
  }

  @Test func `a window that comes before the target waits for it`() {
    let rig = Rig()

    #expect(rig.steps == [])
    #expect(rig.executor.isSettled)
  }

  @Test func `a window that goes during a transition ends nothing`() {
    let rig = Rig()
    rig.send(.go(link))
    rig.time.advance(by: 5)
    rig.driver.shown = nil
    rig.settle()

    rig.driver.shown = Place(selectedTab: .explore)
    rig.executor.driverChanged()
    rig.settle()

    #expect(rig.driver.shown == Place(link))
  }

  @Test(arguments: [true, false])
  func `restore and link lead to the same place in either order`(linkIsFirst: Bool) {
    let saved = Place(
      selectedTab: .account, stacks: [.explore: [.sight(7)], .saved: [.sight(8)]],
      modals: [[.register]])
    let rig = Rig(hasWindow: false)
    let actions = [Action.go(link), .restore(saved)]

    for action in linkIsFirst ? actions : actions.reversed() { rig.send(action) }

    let stacks: [TestMap.Tab: [Screen]] = [.explore: [.sight(7)], .saved: [.sight(1)]]
    #expect(rig.state == Place(selectedTab: .saved, stacks: stacks, modals: [[.signIn]]))
  }

  @Test func `a link to where the app starts holds against a restore`() {
    let rig = Rig(hasWindow: false)
    rig.send(.go(Route(tab: .explore)))

    rig.send(.restore(Place(selectedTab: .saved, stacks: [.explore: [.sight(7)]])))

    #expect(rig.state == Place(selectedTab: .explore))
  }
}
