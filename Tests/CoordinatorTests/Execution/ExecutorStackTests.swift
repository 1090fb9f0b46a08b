import Coordinator
import Testing

/// Stacks: what is asked for is shown, in one visible animation.
@MainActor @Suite struct ExecutorStackTests {
  let deep = [Screen.sight(1), .visit(1), .review(1)]

  /// Goes from one stack to another, and returns what was performed.
  private func steps(from old: [Screen], to new: [Screen]) -> [FakeDriver.Performed] {
    let rig = Rig(at: Route(tab: .explore, old))
    rig.send(.go(Route(tab: .explore, new)))
    rig.settle()
    #expect(rig.driver.shown == rig.state)
    #expect(rig.incidents == [])
    return rig.driver.performed
  }

  private func animated(_ step: Step) -> [FakeDriver.Performed] {
    [FakeDriver.Performed(step: step, animated: true)]
  }

  @Test func `push one`() {
    #expect(steps(from: [], to: [.sight(1)]) == animated(.push([.sight(1)], on: .tab(.explore))))
  }

  @Test func `push many at once`() {
    #expect(steps(from: [], to: deep) == animated(.push(deep, on: .tab(.explore))))
  }

  @Test(arguments: 1...3)
  func `pop one, many, and to the root`(count: Int) {
    #expect(
      steps(from: deep, to: deep.dropLast(count)) == animated(.pop(count, on: .tab(.explore))))
  }

  @Test(arguments: [
    [Screen.sight(1), .visit(1), .sight(3)],
    [.visit(1), .sight(1), .review(1)],
    [.sight(8), .sight(9)],
    [.sight(1), .visit(2), .review(1)],
    [.sight(1), .review(1)],
  ])
  func `replace the top, reorder, replace all, other parameter, remove from the middle`(
    screens: [Screen]
  ) {
    #expect(steps(from: deep, to: screens) == animated(.set(screens, on: .tab(.explore))))
  }

  @Test(arguments: [[Screen.sight(1), .visit(1)], []])
  func `the user goes back by one or by many, and is not echoed`(left: [Screen]) {
    let rig = Rig(at: Route(tab: .explore, deep))

    rig.user(.user(.changedStack(.tab(.explore), [.explore] + left)))
    rig.settle()

    #expect(rig.state == Place(selectedTab: .explore, stacks: [.explore: left]))
    #expect(rig.driver.shown == rig.state)
    #expect(rig.steps == [])
  }

  @Test func `an interactive pop that is cancelled leaves all alone`() {
    let rig = Rig(at: Route(tab: .explore, deep))

    rig.executor.driverChanged()
    rig.settle()

    #expect(rig.state == Place(Route(tab: .explore, deep)))
    #expect(rig.steps == [])
    #expect(rig.incidents == [])
  }
}
