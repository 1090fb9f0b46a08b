import Testing

@testable import TerminalUIKit

/// A container of the app's own class, whose children appear and disappear with their views, as in UIKit.
@MainActor @Suite(.timeLimit(.minutes(30))) struct OwnContainerTests {
  private let screen = TerminalScreen(columns: 60, rows: 16)
  private let log = CallLog()
  private let container = UIViewController()
  private let child: LoggingViewController

  init() {
    child = LoggingViewController("Child", log)
    screen.show(container)
    _ = log.drain()
  }

  private func drainLog() -> [String] {
    log.drain().filter { $0.contains(/[aA]ppear/) }
  }

  @Test func `a child appears when its view is added, and disappears when it is removed`() {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let added = drainLog()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    let removed = drainLog()

    #expect(added == ["Child willAppear", "Child isAppearing", "Child didAppear"])
    #expect(removed == ["Child willDisappear", "Child didDisappear"])
  }

  @Test func `the page of a container is that of the navigation controller in it`() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)

    stack.loadViewIfNeeded()
    container.addChild(stack)

    #expect(container.pageController === page)
    #expect(child.pageController === child)
  }
}
