import ReduxTesting
import Testing

@testable import TerminalUIKit

/// The sample in `Documentation/terminaluikit.md`.
@Suite(.timeLimit(.minutes(30))) @MainActor struct TransitionSampleTests {
  @Test func `a screen moves its clock until a push has ended`() async {
    let clock = TestClock()
    let screen = TerminalScreen(transitions: .taking(.milliseconds(350), on: clock))
    screen.advanceClock = { await clock.advance(by: .milliseconds(350)) }
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)

    navigation.pushViewController(second, animated: true)
    await screen.settled()

    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.topViewController === second)
  }
}
