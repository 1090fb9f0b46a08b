import Coordinator
import Testing

@testable import CoordinatorUIKit
@testable import TerminalUIKit

/// The user can't leave a locked screen by themselves: what they try becomes a request of the app.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct LockTests {
  private func lockedApp(at route: TestRoute, _ screens: Set<Screen>) async -> TestApp {
    let app = TestApp(at: route)
    await app.settle()
    app.driver.setLocked(screens)
    // Stands for middleware that asks first.
    app.options.accepts = { _ in false }
    return app
  }

  @Test func `the back button of a locked screen becomes a request, and nothing moves`() async {
    let app = await lockedApp(at: Route(tab: .home, [.item(1)]), [.item(1)])
    _ = app.log.drainAppearances()

    app.screen.press(.escape)

    await app.expectRest()
    #expect(app.log.reports == [.pop(1)])
    #expect(app.log.drainAppearances() == [])
  }

  @Test(arguments: [Set([Screen.item(1)]), [.item(2)]])
  func `the menu of the back button doesn't lead past a locked screen`(
    screens: Set<Screen>
  ) async throws {
    let route = TestRoute(tab: .home, [.item(1), .item(2)])
    let app = await lockedApp(at: route, screens)

    // A long press on the back button shows the menu, which pops to the screen that is chosen.
    try #require(app.topController).popToRootViewController(animated: true)

    await app.expectRest()
    #expect(app.log.reports == [.popTo(.home)])
    #expect(app.place == Place(route))
  }

  @Test func `a tap on the selected tab becomes a request, and nothing moves`() async throws {
    let app = await lockedApp(at: Route(tab: .home, [.item(1), .item(2)]), [.item(1)])

    try app.screen.tap("home")

    await app.expectRest()
    #expect(app.log.reports == [.popToRoot])
    #expect(app.place == Place(Route(tab: .home, [.item(1), .item(2)])))
  }

  @Test func `a locked screen can't be swiped back`() async {
    let app = await lockedApp(at: Route(tab: .home, [.item(1)]), [.item(1)])

    #expect(app.screen.beginInteractivePop() == nil)
  }

  @Test(arguments: [ModalStyle.sheet(), .bare, .popover(anchor: "ticks")])
  func `a locked modal that is pulled down becomes a request, and nothing moves`(
    style: ModalStyle
  ) async {
    let modal = Modal<TestMap>([.form(1), .item(2)], as: style)
    let app = await lockedApp(at: Route(tab: .home, modals: [modal]), [.form(1)])

    app.presented.first?.presentationController?.dismissByUser()

    await app.expectRest()
    #expect(app.log.reports == [.dismiss(1)])
    #expect(app.presented.count == 1)
  }

  @Test func `an unlocked screen is left as ever, also one that was locked`() async {
    let app = await lockedApp(at: Route(tab: .home, [.item(1)]), [.item(1)])
    app.driver.setLocked([])
    app.options.accepts = { _ in true }

    app.screen.press(.escape)

    await app.expectRest()
    #expect(app.log.reports == [.user(.changedStack(.tab(.home), [.home]))])
  }

  @Test func `a screen that is pushed while it is locked is locked`() async {
    let app = await lockedApp(at: Route(tab: .home), [.item(1)])
    app.send(.push(.item(1)))
    await app.settle()

    app.screen.press(.escape)

    await app.expectRest()
    #expect(app.log.reports == [.pop(1)])
  }

  @Test func `a back action of the screen's own stays`() async {
    let app = TestApp(at: Route(tab: .home, [.item(1)]))
    await app.settle()
    var calls = 0
    app.topPage?.navigationItem.backAction = UIAction { _ in calls += 1 }

    app.driver.setLocked([.item(2)])
    app.screen.press(.escape)

    #expect(calls == 1)
  }
}
