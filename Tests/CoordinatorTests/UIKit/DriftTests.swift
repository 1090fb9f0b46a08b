import Coordinator
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Changes that a view controller makes by itself, without an action.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct DriftTests {
  let sheets = TestRoute(tab: .home, [.item(1)], modals: [[.form(1), .item(2)], [.form(2)]])

  private func settledApp() async -> TestApp {
    let app = TestApp(at: sheets)
    await app.settle()
    return app
  }

  @Test func `a tab selected by a view controller is reported and undone`() async {
    let app = await settledApp()
    app.send(.dismiss(.max))
    await app.settle()

    for index in [1, 2] {
      app.driver.tabBarController.selectedIndex = index
      await app.waitForIncident()

      #expect(app.log.drainIncidents().count == 1)
      await app.expectRest()
    }
    #expect(app.place == Place(Route(tab: .home, [.item(1)])))
  }

  @Test func `a stack changed by a view controller counts as the user's move`() async {
    let app = await settledApp()
    app.send(.dismiss(.max))
    await app.settle()

    app.topController?.popToRootViewController(animated: false)

    await app.expectRest()
    #expect(app.place == Place(selectedTab: .home))
  }
}
