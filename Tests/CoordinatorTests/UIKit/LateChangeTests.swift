import Coordinator
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

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

  @Test(arguments: [Action.present([.form(2)]), .push(.item(1)), .ask(.question(1))])
  func `a modal that is presented late goes when the app navigates`(action: Action) async throws {
    let options = TestOptions()
    var late: UIViewController?
    options.containers.willPresent = { controller, _ in late = late ?? controller }
    let app = TestApp(options: options)
    await app.settle()
    app.send(.present([.form(1)]))
    await app.settle()
    app.send(.dismiss)
    await app.settle()
    var expected = app.place
    expected.reduce(action)

    app.driver.tabBarController.present(try #require(late), animated: false)
    await app.settle()
    late = nil
    app.send(action)

    await app.expectRest(mayMiss: true)
    #expect(app.place == expected)
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
