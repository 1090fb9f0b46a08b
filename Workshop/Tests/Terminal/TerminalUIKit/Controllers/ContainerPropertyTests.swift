import ReduxTesting
import Testing

@testable import TerminalUIKit

/// Random pushes, pops, sheets, tabs and drags, some while others are in flight.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ContainerPropertyTests {
  private let clock = TestClock()
  private let tabs = UITabBarController()
  private let results = CheckingViewController.Results()
  private let counter = Counter()

  @MainActor private final class Counter {
    var value = 0
    var drag: TerminalDrag?
  }

  init() {
    tabs.viewControllers = [makeStack(), makeStack()]
  }

  private func makeScreen(takingTime: Bool) -> TerminalScreen {
    let screen = TerminalScreen(
      columns: 40, rows: 14,
      transitions: takingTime ? .taking(.milliseconds(350), on: clock) : .immediate)
    screen.advanceClock = { [clock] in await clock.advance(by: .milliseconds(350)) }
    screen.show(tabs)
    return screen
  }

  private func makePage() -> CheckingViewController {
    counter.value += 1
    return CheckingViewController(counter.value, results)
  }

  private func makeStack() -> UINavigationController {
    UINavigationController(rootViewController: makePage())
  }

  /// The topmost stack.
  private var top: UINavigationController? {
    var top: UIViewController = tabs
    while let presented = top.presentedViewController { top = presented }
    return (top as? UITabBarController)?.selectedViewController as? UINavigationController
      ?? top as? UINavigationController
  }

  private func act(on screen: TerminalScreen, _ random: inout SplitMix64) {
    let animated = Bool.random(using: &random)
    guard let top else { return }
    switch Int.random(in: 0...12, using: &random) {
    case 0, 1: top.pushViewController(makePage(), animated: animated)
    case 2: top.popViewController(animated: animated)
    case 3: top.popToRootViewController(animated: animated)
    case 4: top.setViewControllers(top.viewControllers.shuffled(using: &random), animated: animated)
    case 5: top.setViewControllers([makePage(), makePage()], animated: animated)
    case 6 where !top.isBeingDismissed:
      let sheet = makeStack()
      sheet.modalPresentationStyle = Bool.random(using: &random) ? .fullScreen : .formSheet
      top.present(sheet, animated: animated)
    case 7: tabs.dismiss(animated: animated)
    case 8: top.dismiss(animated: animated)
    case 9: tabs.selectedIndex = 1 - tabs.selectedIndex
    case 10: counter.drag = screen.beginInteractivePop() ?? counter.drag
    case 11: counter.drag = screen.beginInteractiveDismissal() ?? counter.drag
    default: screen.press(.escape)
    }
  }

  private func liftFinger(_ random: inout SplitMix64) {
    counter.drag?.advance(to: .random(in: 0...1, using: &random))
    Bool.random(using: &random) ? counter.drag?.finish() : counter.drag?.cancel()
    counter.drag = nil
  }

  private var stacks: [UINavigationController] {
    let presented = sequence(first: tabs as UIViewController) { $0.ownPresented }
    return (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
      + presented.compactMap { $0 as? UINavigationController }
  }

  /// The pages of the selected tab and of each sheet above it, except those below a full screen.
  private var shownPages: [Int] {
    let layers = [stacks[tabs.selectedIndex]] + stacks.dropFirst(2)
    let replaced = layers.indices.dropLast().filter {
      layers[$0 + 1].modalPresentationStyle == .fullScreen
    }
    return layers.indices.filter { !replaced.contains($0) }
      .compactMap { (layers[$0].topViewController as? CheckingViewController)?.number }
  }

  @Test(arguments: 0..<100, [false, true])
  func `life-cycle calls are in order, the top is shown, and popped pages are released`(
    seed: UInt64, takingTime: Bool
  ) async {
    var random = SplitMix64(seed: seed)
    let screen = makeScreen(takingTime: takingTime)

    for _ in 0..<40 {
      _ = TerminalDiagnostics.messages { act(on: screen, &random) }
      guard Int.random(in: 0...2, using: &random) == 0 else { continue }
      liftFinger(&random)
      await screen.settled()
    }
    liftFinger(&random)
    await screen.settled()

    let page = top?.topViewController as? CheckingViewController
    #expect(results.violations == [], "seed \(seed)")
    #expect(page?.isShown == true, "seed \(seed)")
    #expect(results.present == Set(shownPages), "seed \(seed)")
    #expect(screen.text.contains(page?.title ?? "nothing"), "seed \(seed)")
    #expect(results.alive == stacks.map(\.viewControllers.count).reduce(0, +), "seed \(seed)")
  }
}
