import ReduxTesting
import Testing

@testable import TerminalUIKit

/// Random pushes, tabs and full screens around a split view whose screen changes its width, also
/// while something is in flight.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SplitViewPropertyTests {
  private let clock = TestClock()
  private let tabs = UITabBarController()
  private let results = CheckingViewController.Results()
  private let split: SplitFixture

  init() {
    let pages = (1...3).map { [results] in CheckingViewController($0, results) }
    split = SplitFixture(pages[0], pages[1], pages[2], CallLog())
    tabs.viewControllers = [split.controller, CheckingViewController(4, results)]
  }

  private func act(on screen: TerminalScreen, _ random: inout SplitMix64, number: Int) {
    let animated = Bool.random(using: &random)
    let stacks = [split.list, split.details, split.compact]
    switch Int.random(in: 0...8, using: &random) {
    case 0...2: screen.resize(columns: Bool.random(using: &random) ? 130 : 80, rows: 14)
    case 3:
      stacks[number % 3].pushViewController(
        CheckingViewController(number, results), animated: animated)
    case 4: stacks[number % 3].popViewController(animated: animated)
    case 5:
      stacks[number % 3].viewControllers = [CheckingViewController(number, results)]
    case 6: tabs.selectedIndex = 1 - tabs.selectedIndex
    case 7:
      let cover = CheckingViewController(number, results)
      cover.modalPresentationStyle = .fullScreen
      tabs.present(cover, animated: animated)
    default: tabs.dismiss(animated: animated)
    }
  }

  /// The pages in sight: a full screen, or else the selected tab's.
  private var shownPages: [UIViewController?] {
    if let cover = tabs.presentedViewController { return [cover] }
    return tabs.selectedIndex == 1
      ? [tabs.selectedViewController] : split.shown.map(\.topViewController)
  }

  @Test(arguments: 0..<60, [false, true])
  func `life-cycle calls are in order, and the pages in sight have appeared`(
    seed: UInt64, takingTime: Bool
  ) async {
    var random = SplitMix64(seed: seed)
    let screen = TerminalScreen(
      columns: Bool.random(using: &random) ? 130 : 80, rows: 14,
      transitions: takingTime ? .taking(.milliseconds(350), on: clock) : .immediate)
    screen.advanceClock = { [clock] in await clock.advance(by: .milliseconds(350)) }
    screen.show(tabs)

    for number in 5..<50 {
      _ = TerminalDiagnostics.messages { act(on: screen, &random, number: number) }
      if Int.random(in: 0...2, using: &random) == 0 { await screen.settled() }
    }
    await screen.settled()

    let expected = shownPages.compactMap { ($0 as? CheckingViewController)?.number }
    #expect(results.violations == [], "seed \(seed)")
    #expect(results.present == Set(expected), "seed \(seed)")
    tabs.selectedIndex = 0
    await screen.settled()
    #expect(split.controller.isCollapsed == (screen.size.columns == 80), "seed \(seed)")
  }
}
