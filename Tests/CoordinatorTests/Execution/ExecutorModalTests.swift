import Coordinator
import Testing

@MainActor @Suite struct ExecutorModalTests {
  let signIn = TestRoute(tab: .explore, modals: [[.signIn]])
  let nested = TestRoute(tab: .explore, modals: [[.signIn], [.register], [.page("terms")]])

  private func settled(_ rig: Rig) -> TestRoute? {
    rig.settle()
    #expect(rig.driver.shown == rig.state)
    #expect(rig.incidents == [])
    #expect(rig.animations.count { $0 } <= 1)
    return rig.driver.shown?.route
  }

  @Test func `present`() {
    let rig = Rig()

    rig.send(.present([.signIn]))

    #expect(settled(rig) == signIn)
    #expect(rig.steps == [.present([.signIn])])
  }

  @Test func `dismiss`() {
    let rig = Rig(at: signIn)

    rig.send(.dismiss)

    #expect(settled(rig) == Route(tab: .explore))
    #expect(rig.steps == [.dismiss(keeping: 0)])
  }

  @Test func `swap what is presented, and animate the last step alone`() {
    let rig = Rig(at: signIn)

    rig.send(.replace(.register))

    #expect(settled(rig) == Route(tab: .explore, modals: [[.register]]))
    #expect(rig.animations == [false, true])
  }

  @Test func `present while dismissing`() {
    let rig = Rig(at: signIn)
    rig.send(.dismiss)
    rig.time.advance(by: 5)

    rig.send(.present([.register]))
    rig.settle()

    #expect(rig.driver.shown?.route == Route(tab: .explore, modals: [[.register]]))
    #expect(rig.steps == [.dismiss(keeping: 0), .present([.register])])
  }

  @Test func `dismiss while presenting`() {
    let rig = Rig()
    rig.send(.present([.signIn]))
    rig.time.advance(by: 5)

    rig.send(.dismiss)
    rig.settle()

    #expect(rig.driver.shown?.route == Route(tab: .explore))
    #expect(rig.steps == [.present([.signIn]), .dismiss(keeping: 0)])
  }

  @Test(arguments: 0...2)
  func `dismiss the leaf, the middle, the root`(kept: Int) {
    let rig = Rig(at: nested)

    rig.send(.dismissModals(keeping: kept))

    #expect(settled(rig) == Route(tab: .explore, modals: Array(nested.modals.prefix(kept))))
    #expect(rig.steps == [.dismiss(keeping: kept)])
  }

  @Test func `a change below dismisses what stood on it`() {
    let rig = Rig(at: nested)

    rig.user(.user(.changedStack(.modal(0), [.signIn])))
    rig.send(.close(.register))

    #expect(settled(rig) == signIn)
  }

  @Test func `pulled down by the user`() {
    let rig = Rig(at: nested)

    rig.user(.user(.dismissedModals(keeping: 1)))

    #expect(settled(rig) == signIn)
    #expect(rig.steps == [])
  }

  @Test func `an alert inside a sheet does not end the sheet`() {
    let rig = Rig(at: signIn)

    rig.executor.driverChanged()
    rig.executor.driverChanged()

    #expect(settled(rig) == signIn)
    #expect(rig.steps == [])
  }

  @Test func `a deep link while a modal is up reveals its place by dismissing`() {
    let rig = Rig(at: nested)

    rig.send(.go(Route(tab: .saved, [.sight(1), .visit(1)])))

    #expect(settled(rig) == Route(tab: .saved, [.sight(1), .visit(1)]))
    #expect(rig.steps.last == .dismiss(keeping: 0))
    #expect(rig.animations == [false, false, true])
  }
}
