import ReduxTesting
import Testing

@testable import TerminalUIKit

/// A navigation controller on a screen whose transitions take time.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TimedNavigationTests {
  private let clock = TestClock()
  private let screen: TerminalScreen
  private let log = CallLog()
  private let navigation: UINavigationController
  private let observer: LoggingNavigationDelegate

  init() {
    screen = TerminalScreen(
      columns: 60, rows: 16, transitions: .taking(.milliseconds(350), on: clock))
    navigation = UINavigationController(rootViewController: LoggingViewController("Towns", log))
    observer = LoggingNavigationDelegate(log)
    navigation.delegate = observer
    screen.show(navigation)
    screen.advanceClock = { [clock] in await clock.advance(by: .milliseconds(350)) }
    _ = log.drain()
  }

  private func push(_ name: String, animated: Bool = true) {
    navigation.pushViewController(LoggingViewController(name, log), animated: animated)
  }

  private func waitInFlight() async {
    await clock.sleepers(1)
    await clock.advance(by: .milliseconds(349))
  }

  private var stack: [String?] { navigation.viewControllers.map(\.title) }

  @Test func `a push ends when its time is up, and not before`() async {
    push("Granada")
    await waitInFlight()
    let inFlight = log.drain()
    let wasSettled = screen.isSettled
    await clock.advance(by: .milliseconds(1))
    await screen.settled()

    #expect(inFlight.last == "Granada isAppearing")
    #expect(!wasSettled)
    #expect(
      log.drain() == [
        "Towns didDisappear", "Granada didAppear", "Granada entered", "didShow Granada",
      ])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test(
    arguments: [
      "pushViewController:animated:", "popViewControllerAnimated:",
      "popToRootViewControllerAnimated:", "popToViewController:animated:",
      "setViewControllers:animated:",
    ], [true, false])
  func `a change during a transition is refused with UIKit's warning`(
    request: String, animated: Bool
  ) async throws {
    let root = try #require(navigation.topViewController)
    push("Granada")

    let messages = TerminalDiagnostics.messages {
      switch request {
      case "pushViewController:animated:": push("Sevilla", animated: animated)
      case "popViewControllerAnimated:": navigation.popViewController(animated: animated)
      case "popToRootViewControllerAnimated:":
        navigation.popToRootViewController(animated: animated)
      case "popToViewController:animated:":
        navigation.popToViewController(root, animated: animated)
      default: navigation.setViewControllers([root], animated: animated)
      }
    }
    await screen.settled()

    #expect(
      messages == [
        "\(request) called on <UINavigationController> while an existing transition or presentation "
          + "is occurring; the navigation stack will not be updated."
      ])
    #expect(stack == ["Towns", "Granada"])
  }

  @Test func `a change while a sheet is being presented is refused`() async {
    navigation.present(LoggingViewController("Sheet"), animated: true)

    let messages = TerminalDiagnostics.messages { push("Granada") }
    await screen.settled()

    #expect(messages.count == 1)
    #expect(stack == ["Towns"])
  }

  @Test func `animate returns false in flight and still completes`() async {
    push("Granada")
    var completions = 0

    let isQueued = navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      completions += 1
    }
    let before = completions
    await screen.settled()

    #expect(isQueued == false)
    #expect(before == 0)
    #expect(completions == 1)
  }

  @Test func `an animation is queued in the turn that begins the transition, and no later`() async {
    push("Granada")
    var animations = 0

    let first = navigation.transitionCoordinator?.animate { _ in animations += 1 }
    await waitInFlight()
    let second = navigation.transitionCoordinator?.animate { _ in animations += 1 }
    await screen.settled()

    #expect(first == true)
    #expect(second == false)
    #expect(animations == 1)
  }

  @Test func `a push without animation is shown in a later turn`() async {
    push("Granada", animated: false)
    let onReturn = log.drain()
    await screen.settled()

    #expect(stack == ["Towns", "Granada"])
    #expect(onReturn == ["Granada willEnter"])
    #expect(
      log.drain() == [
        "willShow Granada", "Towns willDisappear", "Granada didLoad", "Granada willAppear",
        "Granada isAppearing", "Towns didDisappear", "Granada didAppear", "Granada entered",
        "didShow Granada",
      ])
  }

  @Test func `several changes without animation are shown as one`() async {
    push("Granada", animated: false)
    push("Sevilla", animated: false)
    await screen.settled()

    #expect(log.drain().filter { $0.contains("Show") } == ["willShow Sevilla", "didShow Sevilla"])
  }

  @Test func `a change without animation is shown before an animated one begins`() async {
    push("Granada", animated: false)
    push("Sevilla")
    let begun = log.drain().filter { $0.contains("Show") }
    await screen.settled()

    #expect(begun == ["willShow Granada", "didShow Granada", "willShow Sevilla"])
    #expect(log.drain().last == "didShow Sevilla")
  }

  @Test(arguments: [TerminalEvent.key(.escape), .key(.enter), .paste("sights://saved")])
  func `a page that moves ignores keys`(event: TerminalEvent) async {
    push("Granada")

    let messages = TerminalDiagnostics.messages { screen.send(event) }
    await screen.settled()

    #expect(messages == [])
    #expect(stack == ["Towns", "Granada"])
  }

  @Test func `a page that moves ignores clicks`() async throws {
    push("Granada")

    try screen.tap("‹ Towns")
    await screen.settled()
    let afterPush = stack
    try screen.tap("‹ Towns")
    await screen.settled()

    #expect(afterPush == ["Towns", "Granada"])
    #expect(stack == ["Towns"])
  }

  @Test func `another tab can be selected during a push`() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, LoggingViewController("Saved", log)]
    screen.show(tabs)
    push("Granada")

    screen.press(.character("2"))
    await screen.settled()

    #expect(tabs.selectedIndex == 1)
    #expect(stack == ["Towns", "Granada"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `a wait moves the clock on`() async {
    push("Granada")

    await screen.settled()

    #expect(log.drain().last == "didShow Granada")
    #expect(clock.now.offset >= .milliseconds(350))
  }

  @Test func `a popped page is released`() async {
    weak var page: LoggingViewController?
    do {
      let made = LoggingViewController("Granada")
      page = made
      navigation.pushViewController(made, animated: true)
    }
    await screen.settled()

    navigation.popViewController(animated: true)
    await screen.settled()

    #expect(page == nil)
  }
}
