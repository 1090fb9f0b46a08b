import Coordinator
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorModalTests {
  let signIn = TestRoute(tab: .explore, modals: [[.signIn]])
  let nested = TestRoute(tab: .explore, modals: [[.signIn], [.register], [.page("terms")]])

  private func settled(_ navigation: TestNavigation) -> TestRoute? {
    navigation.settle()
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.incidents == [])
    #expect(navigation.animations.count { $0 } <= 1)
    return navigation.driver.shown?.route
  }

  @Test func `present`() {
    let navigation = TestNavigation()

    navigation.send(.present([.signIn]))

    #expect(settled(navigation) == signIn)
    #expect(navigation.steps == [.present([.signIn])])
  }

  @Test func `dismiss`() {
    let navigation = TestNavigation(at: signIn)

    navigation.send(.dismiss)

    #expect(settled(navigation) == Route(tab: .explore))
    #expect(navigation.steps == [.dismiss(keeping: 0)])
  }

  @Test func `replacing a modal animates only the last step`() {
    let navigation = TestNavigation(at: signIn)

    navigation.send(.replace(.register))

    #expect(settled(navigation) == Route(tab: .explore, modals: [[.register]]))
    #expect(navigation.animations == [false, true])
  }

  @Test func `present while dismissing`() {
    let navigation = TestNavigation(at: signIn)
    navigation.send(.dismiss)
    navigation.time.advance(by: 5)

    navigation.send(.present([.register]))
    navigation.settle()

    #expect(navigation.driver.shown?.route == Route(tab: .explore, modals: [[.register]]))
    #expect(navigation.steps == [.dismiss(keeping: 0), .present([.register])])
  }

  @Test func `dismiss while presenting`() {
    let navigation = TestNavigation()
    navigation.send(.present([.signIn]))
    navigation.time.advance(by: 5)

    navigation.send(.dismiss)
    navigation.settle()

    #expect(navigation.driver.shown?.route == Route(tab: .explore))
    #expect(navigation.steps == [.present([.signIn]), .dismiss(keeping: 0)])
  }

  @Test(arguments: 0...2)
  func `dismiss the leaf, the middle, the root`(kept: Int) {
    let navigation = TestNavigation(at: nested)

    navigation.send(.dismiss(nested.modals.count - kept))

    #expect(settled(navigation) == Route(tab: .explore, modals: Array(nested.modals.prefix(kept))))
    #expect(navigation.steps == [.dismiss(keeping: kept)])
  }

  @Test func `a change below dismisses the modals above it`() {
    let navigation = TestNavigation(at: nested)

    navigation.user(.changedStack(.modal(0), [.signIn]))
    navigation.send(.close(.register))

    #expect(settled(navigation) == signIn)
  }

  @Test func `pulled down by the user`() {
    let navigation = TestNavigation(at: nested)

    navigation.user(.dismissedModals(keeping: 1))

    #expect(settled(navigation) == signIn)
    #expect(navigation.steps == [])
  }

  @Test func `an alert inside a sheet does not end the sheet`() {
    let navigation = TestNavigation(at: signIn)

    navigation.executor.driverChanged()
    navigation.executor.driverChanged()

    #expect(settled(navigation) == signIn)
    #expect(navigation.steps == [])
  }

  @Test func `a deep link while a modal is up reveals its place by dismissing`() {
    let navigation = TestNavigation(at: nested)

    navigation.send(.go(Route(tab: .saved, [.sight(1), .visit(1)])))

    #expect(settled(navigation) == Route(tab: .saved, [.sight(1), .visit(1)]))
    #expect(navigation.steps.last == .dismiss(keeping: 0))
    #expect(navigation.animations == [false, false, true])
  }
}
