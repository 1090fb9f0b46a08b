import Coordinator
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// A driver that is attached a second time.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct AttachTests {
  private let sheets = TestRoute(
    tab: .home, [.item(1)], modals: [[.form(1), .item(2)], [.form(2)]])

  private func settledApp(asking dialog: TestMap.Dialog? = nil) async -> TestApp {
    let app = TestApp(at: sheets)
    if let dialog { app.send(.ask(dialog)) }
    await app.expectRest()
    _ = app.log.drainAppearances()
    return app
  }

  @Test(arguments: [nil, TestMap.Dialog.question(1)])
  func `modals are visible again after another root had the window`(dialog: TestMap.Dialog?)
    async throws
  {
    let app = await settledApp(asking: dialog)
    let window = try #require(app.screen.windowScene.keyWindow)
    window.rootViewController = UIViewController()
    await app.screen.settled()
    #expect(app.shown == nil)

    app.driver.attach(to: window)

    await app.expectRest()
    #expect(app.presented.count == (dialog == nil ? 2 : 3))
    #expect(!app.log.drainAppearances().contains { $0.hasSuffix("animated") })
  }

  @Test(arguments: [nil, TestMap.Dialog.question(1)])
  func `modals are visible in a new window`(dialog: TestMap.Dialog?) async throws {
    let app = await settledApp(asking: dialog)
    let old = try #require(app.screen.windowScene.keyWindow)

    app.openWindow()

    await app.expectRest()
    #expect(app.screen.windowScene.keyWindow !== old)
    #expect(old.rootViewController == nil)
  }

  @Test func `a new window during a transition opens on the newest place`() async {
    let app = await settledApp()

    app.send(.dismiss)
    app.openWindow()
    app.send(.push(.item(3)))

    await app.expectRest()
    #expect(app.place.modals == [[.form(1), .item(2), .item(3)]])
  }

  @Test func `what is asked for while another root has the window is shown afterwards`()
    async throws
  {
    let app = await settledApp()
    let window = try #require(app.screen.windowScene.keyWindow)
    window.rootViewController = UIViewController()
    await app.screen.settled()

    app.send(.go(Route(tab: .saved, [.item(4)])))
    app.driver.attach(to: window)

    await app.expectRest()
    #expect(app.presented.isEmpty)
  }

  @Test func `attaching to the same window again changes nothing`() async throws {
    let app = await settledApp()
    let presented = app.presented

    app.driver.attach(to: try #require(app.screen.windowScene.keyWindow))

    await app.expectRest()
    #expect(app.presented == presented)
    #expect(app.log.drainAppearances() == [])
  }
}
