import Coordinator
import ReduxTesting
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Pages that the user swipes away while UIKit has no transition coordinator.
@MainActor @Suite(.timeLimit(.minutes(30)), .slowManner) struct UnreportedSwipeTests {
  private func app() async -> TestApp {
    let options = TestOptions()
    options.containers.navigationController = { SilentSwipeNavigationController() }
    let app = TestApp(at: Route(tab: .home, [.item(1), .item(2)]), options: options)
    await app.settle()
    return app
  }

  @Test func `a page that is swiped away stays away when the executor looks`() async throws {
    let app = await app()
    app.topController?.popViewController(animated: true)

    app.executor.driverChanged()
    await app.clock.advance(by: .milliseconds(100))

    await app.expectRest()
    #expect(app.place == Place(Route(tab: .home, [.item(1)])))
    #expect(app.log.reports.count == 1)
  }

  @Test(arguments: [Action.push(.item(3)), .present([.form(1)]), .select(.saved)])
  func `a page that is swiped away stays away when the app navigates`(action: Action) async throws {
    let app = await app()
    app.topController?.popViewController(animated: true)

    app.send(action)

    await app.expectRest(mayMiss: true)
    #expect(!app.place.stack(in: .tab(.home)).contains(.item(2)))
  }
}

/// Tells of no transition, whoever began it.
private final class SilentSwipeNavigationController: UINavigationController {
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
