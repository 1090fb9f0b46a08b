import Coordinator
import CoordinatorUIKit
import TerminalUIKit
import Testing

/// Changes that UIKit refuses, and makes a turn later after all.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct LateChangeTests {
  private func lateApp(at route: TestRoute? = nil) async throws -> (
    TestApp, LateNavigationController
  ) {
    let options = TestOptions()
    options.containers.navigationController = { LateNavigationController() }
    let app = TestApp(at: route, options: options)
    await app.settle()
    let controller = try #require(app.topController as? LateNavigationController)
    controller.isLate = true
    return (app, controller)
  }

  @Test func `a page that is shown late is replaced by one with a coordinator`() async throws {
    let (app, controller) = try await lateApp()
    app.send(.push(.item(1)))
    controller.makeLateChange()

    await app.expectRest(mayMiss: true)

    #expect(app.place == Place(Route(tab: .home, [.item(1)])))
    #expect(app.log.reports == [])
  }

  @Test func `a page that is shown late is removed if the state has left it`() async throws {
    let (app, controller) = try await lateApp()
    app.send(.push(.item(1)), .pop(1))
    controller.makeLateChange()

    await app.expectRest(mayMiss: true)

    #expect(app.place == Place(selectedTab: .home))
    #expect(app.log.reports == [])
  }

  @Test func `a page that leaves late is no move of the user`() async throws {
    let (app, controller) = try await lateApp(at: Route(tab: .home, [.item(1)]))
    app.send(.pop(1))
    controller.makeLateChange()

    await app.expectRest(mayMiss: true)

    #expect(app.place == Place(selectedTab: .home))
  }
}

/// Refuses changes, and makes the first of them when it is told.
private final class LateNavigationController: UINavigationController {
  var isLate = false
  private var late: [UIViewController]?

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard isLate else { return super.setViewControllers(viewControllers, animated: animated) }
    late = late ?? viewControllers
  }

  func makeLateChange() {
    isLate = false
    if let late = late.take() { super.setViewControllers(late, animated: false) }
  }
}
