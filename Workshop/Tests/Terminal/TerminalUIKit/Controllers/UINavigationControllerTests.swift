import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UINavigationControllerTests {
  private let screen = TerminalScreen(columns: 60, rows: 16)
  private let log = CallLog()
  private let navigation: UINavigationController
  private let observer: LoggingNavigationDelegate

  init() {
    navigation = UINavigationController(rootViewController: LoggingViewController("Towns", log))
    observer = LoggingNavigationDelegate(log)
    navigation.delegate = observer
    screen.show(navigation)
  }

  private func push(_ name: String, animated: Bool = true) {
    navigation.pushViewController(LoggingViewController(name, log), animated: animated)
  }

  private var stack: [String?] { navigation.viewControllers.map(\.title) }

  @Test func `the root's first calls are in UIKit's order`() {
    #expect(
      log.drain() == [
        "Towns willEnter", "Towns didLoad", "Towns entered", "willShow Towns",
        "Towns willAppear", "Towns isAppearing", "Towns didAppear", "didShow Towns",
      ])
  }

  @Test func `a push calls everyone in UIKit's order`() async {
    _ = log.drain()

    push("Granada")
    let before = log.drain()
    await screen.settled()

    #expect(
      before == [
        "Granada willEnter", "willShow Granada", "Towns willDisappear", "Granada didLoad",
        "Granada willAppear", "Granada isAppearing",
      ])
    #expect(
      log.drain() == [
        "Towns didDisappear", "Granada didAppear", "Granada entered", "didShow Granada",
      ]
    )
  }

  @Test func `a pop calls everyone in UIKit's order`() async {
    push("Granada", animated: false)
    _ = log.drain()

    navigation.popViewController(animated: true)
    await screen.settled()

    #expect(
      log.drain() == [
        "Granada willLeave", "willShow Towns", "Granada willDisappear", "Towns willAppear",
        "Towns isAppearing", "Granada didDisappear", "Towns didAppear", "Granada left",
        "didShow Towns",
      ])
  }

  @Test(arguments: [TerminalEvent.key(.escape), .key(.left, .alt)])
  func `the user goes back with a key, and the delegate is told`(event: TerminalEvent) async {
    push("Granada", animated: false)
    _ = log.drain()

    screen.send(event)
    await screen.settled()

    #expect(log.drain().filter { $0.contains("Show") } == ["willShow Towns", "didShow Towns"])
    #expect(screen.text.contains("‹") == false)
  }

  @Test func `the user goes back with the mouse`() async throws {
    push("Granada", animated: false)

    try screen.tap("‹ Towns")
    await screen.settled()

    #expect(stack == ["Towns"])
  }

  @Test func `a change without animation is complete when the call returns`() {
    _ = log.drain()

    push("Granada", animated: false)

    #expect(navigation.transitionCoordinator == nil)
    #expect(log.drain().last == "didShow Granada")
  }

  @Test func `a coordinator completes when the transition is done`() async {
    _ = log.drain()
    push("Granada")

    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [log] _ in
      log.add("completed")
    }
    await screen.settled()

    #expect(log.drain().suffix(2) == ["didShow Granada", "completed"])
  }

  @Test func `a page pushed during a transition is shown after it`() async {
    push("Granada")
    push("Córdoba")
    push("Sevilla")
    let asked = stack
    await screen.settled()

    #expect(asked == ["Towns", "Granada", "Córdoba", "Sevilla"])
    #expect(
      log.drain().filter { $0.hasPrefix("didShow") }
        == ["didShow Towns", "didShow Granada", "didShow Sevilla"])
    #expect(screen.text.contains("‹ Córdoba"))
  }

  @Test func `a stack set from a delegate's callback is shown`() async {
    observer.onDidShow = { [navigation] shown in
      guard shown.title == "Granada", let root = navigation.viewControllers.first else { return }
      navigation.setViewControllers([root, LoggingViewController("Sevilla")], animated: true)
    }

    push("Granada")
    await screen.until { $0.contains("Sevilla") }
    await screen.settled()

    #expect(stack == ["Towns", "Sevilla"])
    #expect(navigation.topViewController?.title == "Sevilla")
  }

  @Test func `a page pushed and popped in one turn is never shown`() async {
    _ = log.drain()
    push("Granada", animated: false)
    _ = log.drain()

    push("Sevilla")
    navigation.popToRootViewController(animated: true)
    await screen.settled()

    #expect(navigation.topViewController?.title == "Towns")
    #expect(log.drain().last == "didShow Towns")
  }

  @Test func `a page popped during its push receives the calls of both`() async {
    let page = LoggingViewController("Granada", log)
    _ = log.drain()

    navigation.pushViewController(page, animated: true)
    navigation.popViewController(animated: true)
    await screen.settled()

    #expect(
      log.drain().filter { $0.hasPrefix("Granada") } == [
        "Granada willEnter", "Granada didLoad", "Granada willAppear", "Granada isAppearing",
        "Granada willLeave", "Granada didAppear", "Granada willDisappear", "Granada didDisappear",
        "Granada left",
      ])
  }

  @Test func `popping several pages shows the target and removes all others`() async {
    for name in ["Granada", "Sevilla", "Cádiz"] { push(name, animated: false) }

    let popped = navigation.popToRootViewController(animated: true)
    await screen.settled()

    #expect(popped?.map(\.title) == ["Granada", "Sevilla", "Cádiz"])
    #expect(navigation.children.map(\.title) == ["Towns"])
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

  @Test func `a page removed below the top is released at once`() {
    weak var page: LoggingViewController?
    do {
      let made = LoggingViewController("Granada")
      page = made
      navigation.pushViewController(made, animated: false)
      push("Sevilla", animated: false)
    }

    navigation.viewControllers.remove(at: 1)

    #expect(page == nil)
    #expect(screen.text.contains("‹ Towns"))
  }

  @Test func `a page removed from a stack that isn't loaded is released at once`() {
    let hidden = UINavigationController(rootViewController: LoggingViewController("Hidden"))
    weak var page: LoggingViewController?
    do {
      let made = LoggingViewController("Deep", log)
      page = made
      hidden.pushViewController(made, animated: false)
    }
    _ = log.drain()

    hidden.popViewController(animated: false)

    #expect(page == nil)
    #expect(log.drain() == ["Deep willLeave", "Deep left"])
  }

  @Test func `a change that isn't visible isn't reported`() {
    let hidden = UINavigationController(rootViewController: LoggingViewController("Hidden", log))
    hidden.delegate = observer
    hidden.loadViewIfNeeded()
    _ = log.drain()

    hidden.pushViewController(LoggingViewController("Deep", log), animated: true)

    #expect(log.drain() == ["Deep willEnter", "Deep didLoad", "Deep entered"])
    #expect(hidden.transitionCoordinator == nil)
  }
}
