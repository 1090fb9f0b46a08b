import Coordinator
import Testing

/// Another root, other tabs and other styles, by a driver that may fail.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorRootTests {
  let start = TestRoute(tab: .explore, [.sight(1)], modals: [[.signIn]])
  let onboarding = TestRoute(root: .onboarding, tab: .welcome, [.page("a")])

  private func expectRest(_ navigation: TestNavigation, incidents: Int = 0) {
    navigation.settle()
    #expect(navigation.driver.shown == navigation.state.visible)
    #expect(navigation.executor.isSettled)
    #expect(navigation.incidents.count == incidents)
  }

  @Test func `another root is shown in one animated step, and back as it was`() {
    let navigation = TestNavigation(at: start)

    navigation.send(.go(onboarding))
    expectRest(navigation)
    navigation.send(.enter(.main))
    expectRest(navigation)

    let main = Place(Route(tab: .explore, [.sight(1)]))
    #expect(navigation.steps == [.enter(Place(onboarding)), .enter(main)])
    #expect(navigation.animations == [true, true])
  }

  @Test func `a modal in another root is what is animated`() {
    let navigation = TestNavigation(at: start)

    navigation.send(.go(Route(root: .onboarding, tab: .welcome, modals: [[.signIn]])))

    expectRest(navigation)
    #expect(navigation.steps.last == .present([.signIn]))
    #expect(navigation.animations == [false, true])
  }

  @Test func `tabs change below a modal without animation`() {
    let navigation = TestNavigation(at: start)

    navigation.send(.setTabs([.saved, .explore]))

    expectRest(navigation)
    #expect(navigation.animations == [false])
    #expect(navigation.driver.shown?.modals == [[.signIn]])
  }

  @Test func `only the screens of the root that is shown have coordinators`() {
    let navigation = TestNavigation(at: start)

    navigation.send(.go(onboarding))
    expectRest(navigation)

    #expect(navigation.driver.tree.count == 2)
  }

  @Test(arguments: [nil, 10, 130])
  func `a change of roots that fails is reported and made again`(duration: Int?) {
    let navigation = TestNavigation(at: start)
    var isFirst = true
    navigation.driver.behavior = { _ in
      defer { isFirst = false }
      return isFirst
        ? FakeDriver.Behavior(duration: duration, arrives: false) : FakeDriver.Behavior()
    }

    navigation.send(.enter(.onboarding))

    expectRest(navigation, incidents: 1)
    #expect(navigation.steps.count == 2)
  }

  @Test func `a root that is left while it appears is left`() {
    let navigation = TestNavigation(at: start)
    navigation.driver.behavior = { _ in FakeDriver.Behavior(completions: 2) }
    navigation.send(.enter(.onboarding))
    navigation.time.advance(by: 5)

    navigation.send(.go(Route(tab: .saved)), .setTabs([.saved]))

    expectRest(navigation)
    #expect(navigation.state.visible == Place(tabs: [.saved], selectedTab: .saved))
  }

  @Test func `a UI that wanders into another root or style is brought back`() {
    let navigation = TestNavigation(at: start)
    let full = Sheet([.signIn], as: .fullScreen)

    for place in [Place(onboarding), Place(Route(tab: .explore, [.sight(1)], modals: [full]))] {
      navigation.driver.shown = place
      navigation.executor.driverChanged()
      navigation.settle()
      #expect(navigation.driver.shown == Place(start))
    }

    #expect(navigation.incidents.count == 2)
  }
}
