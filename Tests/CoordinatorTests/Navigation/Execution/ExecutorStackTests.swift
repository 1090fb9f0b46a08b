import Coordinator
import Testing

/// Each change of a stack is one visible animation.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorStackTests {
  let deep = [Screen.sight(1), .visit(1), .review(1)]

  /// Goes from one stack to another, and returns the performed steps.
  private func steps(from old: [Screen], to new: [Screen]) -> [FakeDriver.Performed] {
    let navigation = TestNavigation(at: Route(tab: .explore, old))
    navigation.send(.go(Route(tab: .explore, new)))
    navigation.settle()
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.incidents == [])
    return navigation.driver.performed
  }

  private func animated(_ step: Step) -> [FakeDriver.Performed] {
    [FakeDriver.Performed(step: step, animated: true)]
  }

  @Test func `push one`() {
    #expect(steps(from: [], to: [.sight(1)]) == animated(.push([.sight(1)], on: .tab(.explore))))
  }

  @Test func `push several at once`() {
    #expect(steps(from: [], to: deep) == animated(.push(deep, on: .tab(.explore))))
  }

  @Test(arguments: 1...3)
  func `pop one, several, and to the root`(count: Int) {
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
  func `the user goes back by one or by several, and nothing is sent back`(left: [Screen]) {
    let navigation = TestNavigation(at: Route(tab: .explore, deep))

    navigation.user(.changedStack(.tab(.explore), [.explore] + left))
    navigation.settle()

    #expect(navigation.state == Place(selectedTab: .explore, stacks: [.explore: left]))
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.steps == [])
  }

  @Test func `a canceled interactive pop changes nothing`() {
    let navigation = TestNavigation(at: Route(tab: .explore, deep))

    navigation.executor.driverChanged()
    navigation.settle()

    #expect(navigation.state == Place(Route(tab: .explore, deep)))
    #expect(navigation.steps == [])
    #expect(navigation.incidents == [])
  }
}
