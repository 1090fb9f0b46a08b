import Coordinator
import Testing

@MainActor @Suite struct ExecutorRaceTests {
  let a = TestRoute(tab: .explore)
  let b = TestRoute(tab: .explore, [.sight(2)])
  let c = TestRoute(tab: .saved, [.sight(3)], modals: [[.signIn]])

  @Test func `the newest target wins, without a trace of the one between`() {
    let rig = Rig(at: a)
    rig.send(.go(b))
    rig.time.advance(by: 5)

    rig.send(.go(c), .go(Route(tab: .account)))
    rig.settle()

    let stacks: [TestMap.Tab: [Screen]] = [.explore: [.sight(2)], .saved: [.sight(3)]]
    #expect(rig.state == Place(selectedTab: .account, stacks: stacks))
    #expect(rig.driver.shown == rig.state)
    #expect(!rig.steps.contains(.present([.signIn])))
    #expect(!rig.steps.contains(.select(.saved)))
  }

  @Test func `A to B to C to A in flight ends at A`() {
    let rig = Rig(at: a)
    rig.send(.go(b))
    rig.time.advance(by: 5)

    rig.send(.dismiss, .push(.visit(1)), .go(a))
    rig.settle()

    #expect(rig.driver.shown == Place(a))
    #expect(rig.steps == [.push([.sight(2)], on: .tab(.explore)), .pop(1, on: .tab(.explore))])
  }

  @Test(arguments: [true, false])
  func `the user goes back while a push is in flight`(showsEarly: Bool) {
    let rig = Rig(at: b)
    rig.driver.manners = { _ in FakeDriver.Manner(showsEarly: showsEarly) }
    rig.send(.push(.visit(2)))
    rig.time.advance(by: 5)

    rig.user(.user(.changedStack(.tab(.explore), [.explore])))
    rig.settle()

    #expect(rig.state == Place(a))
    #expect(rig.driver.shown == rig.state)
    #expect(rig.incidents == [])
  }

  @Test func `a completion that is called twice counts once`() {
    let rig = Rig(at: a)
    rig.driver.manners = { _ in FakeDriver.Manner(completions: 2) }

    rig.send(.go(c))
    rig.settle()

    #expect(rig.driver.shown == Place(c))
    #expect(rig.steps.count == 3)
    #expect(rig.incidents == [])
  }

  @Test func `a completion that is never called is reported, and the way planned again`() {
    let rig = Rig(at: a)
    var isStuck = true
    rig.driver.manners = { _ in
      defer { isStuck = false }
      return isStuck ? FakeDriver.Manner(duration: nil, arrives: false) : FakeDriver.Manner()
    }

    rig.send(.go(b))
    rig.settle()

    #expect(rig.driver.shown == Place(b))
    #expect(rig.incidents == [.timedOut(.push([.sight(2)], on: .tab(.explore)))])
    #expect(rig.time.now == 110)
  }

  @Test func `a completion that comes after the alarm is of no account`() {
    let rig = Rig(at: a)
    rig.driver.manners = { _ in FakeDriver.Manner(duration: 150, showsEarly: true) }

    rig.send(.go(b))
    rig.settle()

    #expect(rig.driver.shown == Place(b))
    #expect(rig.incidents == [.timedOut(.push([.sight(2)], on: .tab(.explore)))])
    #expect(rig.steps.count == 1)
  }

  @Test func `the same link twice is followed once`() {
    let rig = Rig(at: a)
    rig.send(.go(c))
    rig.time.advance(by: 3)

    rig.send(.go(c))
    rig.settle()

    #expect(rig.driver.shown == Place(c))
    #expect(rig.steps.count == 3)
  }

  @Test func `a step that ends elsewhere is reported, and the way planned again`() {
    let rig = Rig(at: a)
    var isClumsy = true
    rig.driver.manners = { _ in
      defer { isClumsy = false }
      return FakeDriver.Manner(arrives: !isClumsy)
    }

    rig.send(.go(b))
    rig.settle()

    #expect(rig.driver.shown == Place(b))
    #expect(rig.incidents == [.missed(.push([.sight(2)], on: .tab(.explore)), shown: Place(a))])
  }

  @Test(arguments: [nil, 0, 10])
  func `a UI that never obeys is given up, until the next target`(duration: Int?) {
    let rig = Rig(at: a)
    rig.driver.manners = { _ in FakeDriver.Manner(duration: duration, arrives: false) }
    rig.send(.go(b))
    rig.settle()
    #expect(rig.incidents.count == 7)
    #expect(rig.incidents.last == .gaveUp(target: Place(b), shown: Place(a)))
    #expect(rig.executor.isSettled)

    rig.driver.manners = { _ in FakeDriver.Manner() }
    rig.send(.go(b))
    rig.settle()

    #expect(rig.driver.shown == Place(b))
  }

  @Test func `a UI that moves by itself is brought back without animation`() {
    let rig = Rig(at: b)

    rig.driver.shown = Place(c)
    rig.executor.driverChanged()
    rig.settle()

    #expect(rig.driver.shown == Place(b))
    #expect(rig.incidents == [.drifted(to: Place(c))])
    #expect(!rig.animations.contains(true))
  }

  @Test func `a UI that is ahead of a busy store is given a moment`() {
    let rig = Rig(at: b)
    rig.driver.shown = Place(a)
    rig.executor.driverChanged()
    rig.time.advance(by: 1)

    rig.send(.user(.changedStack(.tab(.explore), [.explore])))
    rig.settle()

    #expect(rig.driver.shown == Place(a))
    #expect(rig.steps == [])
    #expect(rig.incidents == [])
  }

  @Test func `a UI that goes astray and comes back by itself is left alone`() {
    let rig = Rig(at: b)

    rig.driver.shown = Place(a)
    rig.executor.driverChanged()
    rig.driver.shown = Place(b)
    rig.settle()

    #expect(rig.executor.isSettled)
    #expect(rig.steps == [])
    #expect(rig.incidents == [])
  }

  @Test func `a UI that keeps moving by itself is given up`() {
    let rig = Rig(at: b)

    for _ in 0..<20 {
      rig.driver.shown = Place(a)
      rig.executor.driverChanged()
      rig.settle()
    }

    #expect(rig.incidents.last == .gaveUp(target: Place(b), shown: Place(a)))
    #expect(rig.incidents.count == 7)
  }

  @Test func `a target that is set while a step is performed at once is reached`() {
    let rig = Rig(at: a)
    rig.driver.manners = { _ in FakeDriver.Manner(duration: 0) }
    var isFirst = true
    rig.driver.manners = { [unowned rig] _ in
      if isFirst {
        isFirst = false
        rig.send(.select(.account))
      }
      return FakeDriver.Manner(duration: 0)
    }

    rig.send(.go(c))
    rig.settle()

    #expect(rig.driver.shown == rig.state)
    #expect(rig.state.selectedTab == .account)
  }
}
