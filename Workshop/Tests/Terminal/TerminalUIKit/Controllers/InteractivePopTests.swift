import ReduxTesting
import Testing

@testable import TerminalUIKit

/// Swipes from the left edge, on screens whose transitions take time and on others.
@MainActor @Suite(.timeLimit(.minutes(30))) struct InteractivePopTests {
  private let clock = TestClock()
  private let log = CallLog()
  private let navigation: UINavigationController
  private let observer: LoggingNavigationDelegate

  init() {
    navigation = UINavigationController(rootViewController: LoggingViewController("Towns", log))
    observer = LoggingNavigationDelegate(log)
    navigation.delegate = observer
    navigation.pushViewController(LoggingViewController("Granada", log), animated: false)
  }

  private func makeScreen(takingTime: Bool) -> TerminalScreen {
    let screen = TerminalScreen(
      columns: 60, rows: 16,
      transitions: takingTime ? .taking(.milliseconds(350), on: clock) : .immediate)
    screen.advanceClock = { [clock] in await clock.advance(by: .milliseconds(350)) }
    screen.show(navigation)
    _ = log.drain()
    return screen
  }

  private var stack: [String?] { navigation.viewControllers.map(\.title) }

  @Test(arguments: [true, false])
  func `a finished swipe calls everyone in UIKit's order`(takingTime: Bool) async throws {
    let screen = makeScreen(takingTime: takingTime)

    let drag = try #require(screen.beginInteractivePop())
    let begun = log.drain()
    drag.advance(to: 0.6)
    drag.finish()
    await screen.settled()

    #expect(
      begun == [
        "Granada willLeave", "willShow Towns", "Granada willDisappear", "Towns didLoad",
        "Towns willAppear", "Towns isAppearing",
      ])
    #expect(
      log.drain() == [
        "Granada didDisappear", "Towns didAppear", "Granada left", "didShow Towns",
      ])
    #expect(stack == ["Towns"])
  }

  @Test(arguments: [true, false])
  func `a canceled swipe restores the page without calling the delegate`(
    takingTime: Bool
  ) async throws {
    let screen = makeScreen(takingTime: takingTime)

    let drag = try #require(screen.beginInteractivePop())
    let held = stack
    _ = log.drain()
    drag.cancel()
    await screen.settled()

    #expect(held == ["Towns"])
    #expect(
      log.drain() == [
        "Towns willDisappear", "Towns didDisappear", "Granada willAppear", "Granada isAppearing",
        "Granada didAppear", "Granada entered",
      ])
    #expect(stack == ["Towns", "Granada"])
    #expect(screen.text.contains("‹ Towns"))
  }

  @Test(arguments: [true, false])
  func `the coordinator says whether the finger finished or canceled`(
    isCancelled: Bool
  ) async throws {
    let screen = makeScreen(takingTime: true)
    let drag = try #require(screen.beginInteractivePop())
    let coordinator = try #require(navigation.transitionCoordinator)
    let wasInteractive = coordinator.isInteractive
    coordinator.notifyWhenInteractionChanges { [log] context in
      log.add("changed \(context.isCancelled) \(context.isInteractive)")
    }
    coordinator.animate(alongsideTransition: nil) { [log] context in
      log.add("completed \(context.isCancelled)")
    }
    _ = log.drain()

    drag.advance(to: 0.3)
    isCancelled ? drag.cancel() : drag.finish()
    let changed = log.drain()
    await screen.settled()

    #expect(wasInteractive && coordinator.initiallyInteractive)
    #expect(changed == ["changed \(isCancelled) false"])
    #expect(log.drain().last == "completed \(isCancelled)")
  }

  @Test func `a swipe takes the rest of its time after the finger has left`() async throws {
    let screen = makeScreen(takingTime: true)
    screen.advanceClock = nil
    let drag = try #require(screen.beginInteractivePop())

    drag.advance(to: 0.8)
    drag.finish()
    await clock.sleepers(1)
    await clock.advance(by: .milliseconds(69))
    let before = log.drain().last
    await clock.advance(by: .milliseconds(2))
    await screen.settled()

    #expect(before == "Towns isAppearing")
    #expect(log.drain().last == "didShow Towns")
  }

  @Test(arguments: [true, false])
  func `a swipe that is held stays in flight, and the stack refuses changes`(
    takingTime: Bool
  ) async throws {
    let screen = makeScreen(takingTime: takingTime)
    let drag = try #require(screen.beginInteractivePop())

    await clock.advance(by: .seconds(3_600))
    let messages = TerminalDiagnostics.messages {
      navigation.pushViewController(LoggingViewController("Sevilla"), animated: true)
    }
    let isSettled = screen.isSettled
    let another = screen.beginInteractivePop()
    screen.press(.escape)
    drag.cancel()
    await screen.settled()

    #expect(messages.count == 1)
    #expect(!isSettled)
    #expect(another == nil)
    #expect(stack == ["Towns", "Granada"])
  }

  @Test func `the page under the finger stays in sight until it has gone`() async throws {
    let screen = makeScreen(takingTime: true)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    label.text = "Alhambra"
    navigation.topViewController?.view.addSubview(label)

    let drag = try #require(screen.beginInteractivePop())
    let held = screen.text
    drag.finish()
    await screen.settled()

    #expect(held.contains("Alhambra"))
    #expect(!screen.text.contains("Alhambra"))
  }

  @Test func `there is no swipe at the root, under an alert, or during a push`() async {
    let screen = makeScreen(takingTime: true)
    navigation.pushViewController(LoggingViewController("Sevilla"), animated: true)
    let duringPush = screen.beginInteractivePop()
    await screen.settled()
    navigation.present(
      UIAlertController(title: "Stop", message: nil, preferredStyle: .alert), animated: false)
    await screen.settled()
    let underAlert = screen.beginInteractivePop()
    navigation.dismiss(animated: false)
    await screen.settled()
    navigation.popToRootViewController(animated: true)
    await screen.settled()

    #expect(duringPush == nil)
    #expect(underAlert == nil)
    #expect(screen.beginInteractivePop() == nil)
  }

  @Test func `a page is released after a canceled swipe and a finished one`() async throws {
    let screen = makeScreen(takingTime: true)
    weak let page = navigation.topViewController

    try #require(screen.beginInteractivePop()).cancel()
    await screen.settled()
    try #require(screen.beginInteractivePop()).finish()
    await screen.settled()

    #expect(page == nil)
  }
}
