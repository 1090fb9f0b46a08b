import Coordinator
import CoordinatorUIKit
import Redux
import TerminalUIKit
import Testing

/// Modals that a view controller dismisses by itself, as the Done button of an existing app does.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct SelfDismissalTests {
  private let sheets = TestRoute(
    tab: .home, [.item(1)], modals: [[.form(1), .item(2)], [.form(2)]])
  private let bare = TestRoute(tab: .home, modals: [Modal([.form(1)], as: .bare)])

  private func settledApp(
    at route: TestRoute, options: TestOptions = TestOptions()
  ) async -> TestApp {
    let app = TestApp(at: route, options: options)
    await app.settle()
    return app
  }

  private func page(of app: TestApp, in position: Int) -> UIViewController? {
    let modal = app.presented[position]
    return (modal as? UINavigationController)?.topViewController ?? modal
  }

  @Test(arguments: [0, 1], [true, false])
  func `the state follows a view controller that dismisses its modal`(
    position: Int, animated: Bool
  ) async throws {
    let app = await settledApp(at: sheets)
    let presenter = try #require(page(of: app, in: position)?.presentingViewController)

    presenter.dismiss(animated: animated)

    await app.expectRest()
    #expect(app.log.reports == [.user(.dismissedModals(keeping: position))])
    #expect(app.place.modals == Array(sheets.modals.prefix(position)))
  }

  @Test(arguments: [true, false])
  func `a page that dismissed itself asks for what is below, and opens again alone`(
    animated: Bool
  ) async {
    let app = await settledApp(at: Route(tab: .home, modals: [[.form(1)]]))

    page(of: app, in: 0)?.dismiss(animated: animated)
    app.send(.push(.item(9)))
    await app.expectRest()
    #expect(app.place == Place(Route(tab: .home, [.item(9)])))
    app.send(.present([.form(1)]))

    await app.expectRest()
    #expect(app.presented.count == 1)
  }

  @Test(arguments: [true, false])
  func `what the completion of a dismissal asks for is below`(animated: Bool) async {
    let app = await settledApp(at: bare)

    page(of: app, in: 0)?.dismiss(animated: animated) { app.send(.push(.item(9))) }

    await app.expectRest()
    #expect(app.place == Place(Route(tab: .home, [.item(9)])))
  }

  @Test(arguments: [true, false])
  func `the state follows a system's screen that dismisses itself`(animated: Bool) async {
    let app = await settledApp(at: bare)

    page(of: app, in: 0)?.dismiss(animated: animated)

    await app.expectRest()
    #expect(app.log.reports == [.user(.dismissedModals(keeping: 0))])
    #expect(app.place == Place(selectedTab: .home))
  }

  @Test func `the state follows a modal in a container of the app's own`() async {
    let options = TestOptions()
    options.containers.navigationController = { OwnController() }
    let app = await settledApp(at: sheets, options: options)

    page(of: app, in: 1)?.dismiss(animated: true)

    await app.expectRest()
    #expect(app.log.reports == [.user(.dismissedModals(keeping: 1))])
  }

  @Test func `a dismissal is no news if the app has gone elsewhere meanwhile`() async {
    let app = await settledApp(at: bare)

    page(of: app, in: 0)?.dismiss(animated: true)
    app.send(.go(Route(tab: .home, modals: [[.form(2)]])))

    await app.expectRest()
    #expect(app.place.modals == [[.form(2)]])
    #expect(app.log.reports == [])
  }

  @Test(arguments: [Action.replace(.form(2)), .dismiss, .present([.form(2)]), .enter(.wall)])
  func `a modal that the app takes away or covers is no move`(action: Action) async {
    let app = await settledApp(at: Route(tab: .home, modals: [[.form(1)]]))

    app.send(action)

    await app.expectRest()
    #expect(app.log.reports == [])
  }

  @Test func `a locked page that dismisses itself comes back, and asks`() async throws {
    let app = await settledApp(at: Route(tab: .home, modals: [[.form(1)]]))
    app.store.dispatch(Lock(screens: [.form(1)]))

    page(of: app, in: 0)?.dismiss(animated: true)
    await app.expectRest()
    #expect(app.place.modals == [[.form(1)]])
    #expect(app.place.dialog == .leave(.dismiss(1)))
    try app.screen.tap("Leave")

    await app.expectRest()
    #expect(app.place == Place(selectedTab: .home))
  }

  @Test func `a modal that a view controller dismisses while it is presented is gone`() async {
    let app = await settledApp(at: Route(tab: .home))

    app.send(.present([.form(1)]))
    await app.screen.settled()
    page(of: app, in: 0)?.dismiss(animated: false)

    await app.expectRest(mayMiss: true)
    #expect(app.place == Place(selectedTab: .home))
  }
}

/// A navigation controller that reports nothing.
private final class OwnController: UINavigationController {}
