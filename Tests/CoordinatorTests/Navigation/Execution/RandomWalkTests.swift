import Foundation
import Testing

@testable import Coordinator

/// At rest the UI shows the state and nothing else is alive, whatever has happened before.
///
/// The user and the app move at random, and the UI is slow, clumsy, stuck, or moves by itself.
///
/// `NAVIGATION_WALKS` sets the number of walks; `make soak` runs a hundred times as many.
@MainActor @Suite(.timeLimit(.minutes(30))) struct RandomWalkTests {
  @Test func `after everything settles the UI shows the state`() async {
    let walks = ProcessInfo.processInfo.environment["NAVIGATION_WALKS"].flatMap(UInt64.init)
    for seed in 0..<(walks ?? 1_000) {
      let walk = RandomWalk(seed: seed)
      walk.run()
      guard walk.hasArrived else {
        Issue.record("Walk \(seed) ended elsewhere: \(walk.navigation.incidents)")
        continue
      }
      // Other tests wait for the main actor meanwhile.
      await Task.yield()
    }
  }
}

/// One walk, decided by its seed.
@MainActor final class RandomWalk {
  let navigation: TestNavigation
  private var random: SplitMix64
  private var mishaps = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let starts = Starts()
    navigation = TestNavigation(hasWindow: !random.oneIn(8), retries: 10) { starts.begin($0) }
    navigation.driver.behavior = { [weak self] _ in self?.randomBehavior() ?? FakeDriver.Behavior()
    }
    starts.navigate = { [weak self] in self?.navigate(from: $0) }
  }

  /// Lets a tab's root navigate while it is made.
  private func navigate(from screen: Screen) {
    guard TestMap.Tab.allCases.map(TestMap.firstScreen).contains(screen), mishaps < 5,
      random.oneIn(8)
    else { return }
    mishaps += 1
    navigation.send(randomRequest())
  }

  var hasArrived: Bool {
    let place = navigation.state.visible
    let screens = place.containers.reduce(0) { $0 + place.stack(in: $1).count }
    return navigation.driver.shown == place && navigation.driver.tree.count == screens
      && navigation.executor.isSettled
  }

  func run() {
    for _ in 0..<Int.random(in: 2...10, using: &random) { event() }
    attachWindow()
    navigation.driver.isHeld = false
    navigation.settle()
    navigation.executor.driverChanged()
    navigation.settle()
  }

  private func event() {
    switch Int.random(in: 0..<13, using: &random) {
    case 11: sendRequest()
    case 12: sendAnswer()
    case 0..<4:
      mishaps = 0
      navigation.send(randomRequest())
    case 4..<6: randomMove().map { navigation.user($0) }
    case 6: attachWindow()
    case 7: drift()
    case 8: navigation.driver.isHeld.toggle()
    default: navigation.time.advance(by: Int.random(in: 1...120, using: &random))
    }
  }

  private func attachWindow() {
    guard navigation.driver.shown == nil else { return }
    navigation.driver.shown = random.oneIn(2) ? random.place() : Place(selectedTab: .explore)
    navigation.executor.driverChanged()
  }

  private func drift() {
    guard navigation.driver.shown != nil, isMishapDue(oneIn: 2) else { return }
    navigation.driver.shown = random.place()
    navigation.executor.driverChanged()
  }

  private func randomRequest() -> Action {
    switch Int.random(in: 0..<17, using: &random) {
    case 0, 1: .go(random.place().route)
    case 12: .enter(random.oneIn(2) ? .main : .onboarding)
    case 13, 14: .setTabs(random.tabs(of: navigation.state.root))
    case 15: .setTabs(random.tabs(of: .main), of: .main)
    case 16: .popTo(random.screen())
    case 2: .push(random.screen())
    case 3: .pop(Int.random(in: -1...3, using: &random))
    case 4: .popToRoot
    case 5: .replace(random.screen())
    case 6: .select(random.tab())
    case 7: .present(random.modal(depth: 2))
    case 8, 9: .ask(random.dialog())
    case 10: .endDialog(random.dialog())
    default: .dismiss(Int.random(in: 1...3, using: &random))
    }
  }

  private func randomScreenID() -> ScreenID<TestMap>? {
    // A set has another order in each process.
    navigation.state.screenIDs.sorted { "\($0)" < "\($1)" }.randomElement(using: &random)
  }

  /// Lets a screen ask another one, which need not be on top.
  private func sendRequest() {
    guard let asker = randomScreenID() else { return }
    let request: ScreenRequest<TestMap> =
      random.oneIn(2) ? .push(random.screen()) : .present(random.modal(depth: 2))
    navigation.dispatch(Action.request(request, for: asker))
  }

  /// Lets a screen answer whoever asked for it, or nobody.
  private func sendAnswer() {
    guard let asked = randomScreenID() else { return }
    navigation.dispatch(Action.answer(Action.popToRoot, from: asked))
  }

  /// Something that the user can do in the UI as it is.
  private func randomMove() -> UserMove<TestMap>? {
    guard let shown = navigation.driver.shown else { return nil }
    if let dialog = shown.dialog, !random.oneIn(4) { return .answered(dialog, choice: 0) }
    let stack = shown.stack(in: shown.topContainer)
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1:
      let left = Int.random(in: 1...stack.count, using: &random)
      return .changedStack(shown.topContainer, Array(stack.prefix(left)))
    case 2 where !shown.modals.isEmpty:
      return .dismissedModals(
        keeping: Int.random(in: 0..<shown.modals.count, using: &random))
    case 2: return .reselected(shown.selectedTab)
    default:
      return shown.modals.isEmpty
        ? shown.tabs.randomElement(using: &random).map { .selected($0) } : nil
    }
  }

  private func randomBehavior() -> FakeDriver.Behavior {
    var behavior = FakeDriver.Behavior(
      duration: random.oneIn(4) ? 0 : Int.random(in: 1...80, using: &random),
      showsEarly: random.oneIn(2), completions: random.oneIn(6) ? 2 : 1)
    guard isMishapDue(oneIn: 4) else { return behavior }
    behavior.arrives = random.oneIn(2)
    if random.oneIn(2) { behavior.duration = random.oneIn(2) ? nil : 130 }
    return behavior
  }

  /// Allows no more mishaps than the executor repairs on the way to one target; a step that arrives
  /// after its timeout counts as two.
  private func isMishapDue(oneIn count: Int) -> Bool {
    guard mishaps < 5, random.oneIn(count) else { return false }
    mishaps += 1
    return true
  }
}

/// The items that are being made, for a walk that is made later.
@MainActor private final class Starts {
  var navigate: (Screen) -> Void = { _ in }

  private final class Item {}

  func begin(_ screen: Screen) -> AnyObject {
    navigate(screen)
    return Item()
  }
}
