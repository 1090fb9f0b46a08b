@testable import Coordinator
import Foundation
import Testing

/// The user and the program move at random, and the UI is slow, clumsy, stuck, or moves by itself:
/// after all has come to rest it shows what the state says, and nothing is alive that is not shown.
///
/// `NAVIGATION_WALKS` sets how many walks there are.
@MainActor @Suite struct RandomWalkTests {
  @Test func `after everything settles the UI shows the state`() {
    let walks = ProcessInfo.processInfo.environment["NAVIGATION_WALKS"].flatMap(UInt64.init)
    for seed in 0..<(walks ?? 10_000) {
      let walk = Walk(seed: seed)
      walk.run()
      guard walk.hasArrived else {
        Issue.record("Walk \(seed) ended elsewhere: \(walk.rig.incidents)")
        continue
      }
    }
  }
}

/// One walk, which its seed decides.
@MainActor final class Walk {
  let rig: Rig
  private var random: SplitMix64
  private var mishaps = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    rig = Rig(hasWindow: !random.oneIn(8), retries: 10)
    rig.driver.manners = { [weak self] _ in self?.manner() ?? FakeDriver.Manner() }
  }

  var hasArrived: Bool {
    let place = rig.state
    let screens = place.containers.reduce(0) { $0 + place.stack(in: $1).count }
    return rig.driver.shown == place && rig.driver.tree.count == screens
      && rig.executor.isSettled
  }

  func run() {
    for _ in 0..<Int.random(in: 2...10, using: &random) { event() }
    attachWindow()
    rig.settle()
    rig.executor.driverChanged()
    rig.settle()
  }

  private func event() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      mishaps = 0
      rig.send(wish())
    case 4..<6: fact().map { rig.user($0) }
    case 6: attachWindow()
    case 7: drift()
    default: rig.time.advance(by: Int.random(in: 1...120, using: &random))
    }
  }

  private func attachWindow() {
    guard rig.driver.shown == nil else { return }
    rig.driver.shown = Place(selectedTab: .explore)
    rig.executor.driverChanged()
  }

  private func drift() {
    guard rig.driver.shown != nil, isMishapDue(oneIn: 2) else { return }
    rig.driver.shown = random.place()
    rig.executor.driverChanged()
  }

  private func wish() -> Action {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: .go(random.place().route)
    case 2: .push(random.screen())
    case 3: .pop(Int.random(in: -1...3, using: &random))
    case 4: .popToRoot
    case 5: .replace(random.screen())
    case 6: .select(random.tab())
    case 7: .present(random.stack(upTo: 2))
    default: .dismissModals(keeping: Int.random(in: 0...1, using: &random))
    }
  }

  /// What the user can do where the UI now is.
  private func fact() -> Action? {
    guard let shown = rig.driver.shown else { return nil }
    let stack = shown.stack(in: shown.topContainer)
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1:
      let left = Int.random(in: 1...stack.count, using: &random)
      return .user(.changedStack(shown.topContainer, Array(stack.prefix(left))))
    case 2 where !shown.modals.isEmpty:
      return .user(
        .dismissedModals(
          keeping: Int.random(in: 0..<shown.modals.count, using: &random)))
    case 2: return .user(.reselected(shown.selectedTab))
    default: return shown.modals.isEmpty ? .user(.selected(random.tab())) : nil
    }
  }

  private func manner() -> FakeDriver.Manner {
    var manner = FakeDriver.Manner(
      duration: random.oneIn(4) ? 0 : Int.random(in: 1...80, using: &random),
      showsEarly: random.oneIn(2), completions: random.oneIn(6) ? 2 : 1)
    guard isMishapDue(oneIn: 4) else { return manner }
    manner.arrives = random.oneIn(2)
    if random.oneIn(2) { manner.duration = random.oneIn(2) ? nil : 130 }
    return manner
  }

  /// No more goes wrong than the executor repairs on the way to one target: a step that arrives
  /// after its alarm is two faults.
  private func isMishapDue(oneIn count: Int) -> Bool {
    guard mishaps < 5, random.oneIn(count) else { return false }
    mishaps += 1
    return true
  }
}
