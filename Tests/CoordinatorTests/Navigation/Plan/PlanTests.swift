import Coordinator
import TestSupport
import Testing

@Computing @Suite(.timeLimit(.minutes(30))) struct PlanTests {
  @Test func `every stack of two tabs is reached from every other`() {
    #expect(misses(among: allPlaces(screens: [.sight(1), .sight(2)], depth: 2, modals: 0)) == 0)
  }

  @Test func `every nesting of modals is reached from every other`() {
    #expect(misses(among: allPlaces(screens: [.sight(1), .sight(2)], depth: 1, modals: 3)) == 0)
  }

  @Test func `every sheet with a stack is reached from every other`() {
    #expect(misses(among: allPlaces(screens: [.sight(1)], depth: 3, modals: 2)) == 0)
  }

  @Test func `every dialog is reached from every other, above every nesting of modals`() {
    let places = allPlaces(
      screens: [.sight(1)], depth: 1, modals: 2, dialogs: [.question(1), .question(2)])

    #expect(misses(among: places) == 0)
  }

  @Test(.enabled(if: isThorough))
  func `every place of an app with three screens is reached from every other`() {
    #expect(misses(among: allPlaces(depth: 2, modals: 1)) == 0)
  }

  @Test(arguments: [-1, 0, 1])
  func `a dismissal without modals leaves the dialog`(kept: Int) {
    let place = Place(selectedTab: .explore, dialog: .notice)

    #expect(apply([.dismiss(keeping: kept)], to: place) == place)
  }

  @Test func `a plan from a place to itself has no steps`() {
    #expect(allPlaces(depth: 2, modals: 1).filter { plan(from: $0, to: $0) != [] } == [])
  }

  @Test(arguments: 0..<10)
  func `large random places are reached`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let (start, end) = (random.place(depth: 60, modals: 8), random.place(depth: 60, modals: 8))

      #expect(apply(plan(from: start, to: end), to: start) == end)
    }
  }

  @Test func `equal places have equal plans in every process`() {
    let stacks = Dictionary(uniqueKeysWithValues: (0..<9).map { ($0, [$0]) })
    let start = NavigationState<NumberMap>(selectedTab: 0)

    let steps = plan(from: start, to: NavigationState(selectedTab: 0, stacks: stacks))

    // The order of a dictionary, and of a set, changes from one process to the next.
    #expect(steps.dropLast() == (1..<9).map { .push([$0], on: .tab($0)) }[...])
  }

  @Test func `hidden tabs change in the order of their cases`() {
    let stacks: [TestMap.Tab: [Screen]] = [.account: [.sight(1)], .saved: [.sight(2)]]

    let steps = plan(
      from: Place(selectedTab: .explore), to: Place(selectedTab: .explore, stacks: stacks))

    #expect(
      steps == [.push([.sight(2)], on: .tab(.saved)), .push([.sight(1)], on: .tab(.account))])
  }

  @Test(arguments: [
    allPlaces(screens: [.sight(1), .sight(2)], depth: 1, modals: 1),
    allPlaces(screens: [.sight(1)], depth: 1, modals: 2, dialogs: [.question(1), .notice]),
  ])
  func `no sequence of steps is shorter than the plan`(places: [Place]) {
    let steps = allSteps(leadingTo: places)

    for start in places.starts {
      let distances = distances(from: start, by: steps, among: Set(places))
      #expect(places.filter { plan(from: start, to: $0).count != distances[$0] } == [])
    }
  }
}

private enum NumberMap: NavigationMap {
  static func tabs(of root: OnlyRoot) -> [Int] { Array(0..<9) }

  static func firstScreen(of tab: Int) -> Int { 0 }
}

@Computing @Suite(.timeLimit(.minutes(30))) struct PlanStepTests {
  private func steps(from start: TestRoute, to end: TestRoute) -> [Step] {
    plan(from: Place(start), to: Place(end))
  }

  @Test func `several pushes are one step, and so are several pops`() {
    let root = TestRoute(tab: .explore)
    let deep = TestRoute(tab: .explore, [.sight(1), .visit(1)])

    #expect(steps(from: root, to: deep) == [.push([.sight(1), .visit(1)], on: .tab(.explore))])
    #expect(steps(from: deep, to: root) == [.pop(2, on: .tab(.explore))])
  }

  @Test(arguments: [
    [Screen.sight(2)], [.visit(1), .sight(1)], [.sight(1), .sight(3)], [.visit(1)],
  ])
  func `replacing, reordering and removing from the middle are each one step`(screens: [Screen]) {
    let start = TestRoute(tab: .explore, [.sight(1), .visit(1)])

    #expect(
      steps(from: start, to: Route(tab: .explore, screens))
        == [.set(screens, on: .tab(.explore))])
  }

  @Test func `another tab gets its stack while it is hidden`() {
    #expect(
      steps(from: Route(tab: .explore), to: Route(tab: .saved, [.sight(1)]))
        == [.push([.sight(1)], on: .tab(.saved)), .select(.saved)])
  }

  @Test func `the stack below a modal changes before the modal goes`() {
    #expect(
      steps(
        from: Route(tab: .explore, modals: [[.signIn]]), to: Route(tab: .explore, [.sight(1)]))
        == [.push([.sight(1)], on: .tab(.explore)), .dismiss(keeping: 0)])
  }

  @Test func `a modal with another root is presented anew`() {
    #expect(
      steps(
        from: Route(tab: .explore, modals: [[.signIn]]),
        to: Route(tab: .explore, modals: [[.register, .signIn]]))
        == [.dismiss(keeping: 0), .present([.register, .signIn])])
  }

  @Test func `a modal with the same root changes in place`() {
    #expect(
      steps(
        from: Route(tab: .explore, modals: [[.signIn], [.review(1)]]),
        to: Route(tab: .explore, modals: [[.signIn, .register], [.review(1)]]))
        == [.push([.register], on: .modal(0))])
  }

  @Test func `a modal above one that is replaced is presented again`() {
    #expect(
      steps(
        from: Route(tab: .explore, modals: [[.signIn], [.review(1)]]),
        to: Route(tab: .explore, modals: [[.register], [.review(1)]]))
        == [.dismiss(keeping: 0), .present([.register]), .present([.review(1)])])
  }

  @Test(arguments: [
    Step.pop(99, on: .tab(.explore)), .pop(-1, on: .tab(.saved)), .push([.saved], on: .modal(3)),
    .set([.saved], on: .modal(-1)), .present([]), .dismiss(keeping: 99), .select(.explore),
  ])
  func `a step that makes no sense changes nothing`(step: Step) {
    let place = Place(selectedTab: .explore, modals: [[.signIn]])

    #expect(apply([step], to: place) == place)
  }
}
