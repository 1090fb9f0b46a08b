import Coordinator
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct ModalTests {
  let sheet = TestRoute(tab: .home, modals: [[.form(1)]])
  let nested = TestRoute(tab: .home, [.item(1)], modals: [[.form(1), .item(2)], [.form(2)]])

  private func settledApp(at route: TestRoute) async -> TestApp {
    let app = TestApp(at: route)
    await app.settle()
    _ = app.log.drainAppearances()
    return app
  }

  @Test func `present`() async {
    let app = await settledApp(at: Route(tab: .home))

    app.send(.present([.form(1), .form(2)]))

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["Form 2, animated"])
    #expect(app.log.reports == [])
  }

  @Test func `dismiss`() async {
    let app = await settledApp(at: sheet)

    app.send(.dismiss)

    await app.expectRest()
    #expect(app.place == Place(selectedTab: .home))
    #expect(app.log.reports == [])
  }

  @Test func `replacing a sheet shows one animation`() async {
    let app = await settledApp(at: sheet)

    app.send(.replace(.form(2)))

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["Form 2, animated"])
  }

  @Test(arguments: 0...2)
  func `dismiss the root, the middle, or nothing`(kept: Int) async {
    let app = await settledApp(at: nested)

    app.send(.dismiss(nested.modals.count - kept))

    await app.expectRest()
    #expect(app.place.modals == Array(nested.modals.prefix(kept)))
  }

  @Test func `a stack in a sheet grows and shrinks`() async {
    let app = await settledApp(at: sheet)

    app.send(.push(.item(5)))
    await app.expectRest()
    app.send(.pop(1))

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["Item 5, animated", "Form 1, animated"])
  }

  @Test func `a change below dismisses the modals above it`() async {
    let app = await settledApp(at: nested)

    app.send(.close(.item(2)))

    await app.expectRest()
    #expect(app.place.modals == [[.form(1)]])
  }

  @Test func `pulled down by the user`() async {
    let app = await settledApp(at: sheet)

    app.screen.press(.escape)

    await app.expectRest()
    #expect(app.log.reports == [.user(.dismissedModals(keeping: 0))])
    #expect(app.place == Place(selectedTab: .home))
  }

  @Test func `pulled down by the user, one after the other`() async {
    let app = await settledApp(at: nested)

    app.screen.press(.escape)
    await app.expectRest()
    app.screen.press(.escape)
    await app.expectRest()
    app.screen.press(.escape)

    await app.expectRest()
    #expect(
      app.log.reports == [
        .user(.dismissedModals(keeping: 1)), .user(.changedStack(.modal(0), [.form(1)])),
        .user(.dismissedModals(keeping: 0)),
      ])
  }

  @Test func `dismissing a lower sheet dismisses the sheets above it`() async throws {
    let app = await settledApp(at: nested)
    let lower = try #require(app.presented.first?.presentationController)

    // On iPad the lower sheet can be reached beside the upper one.
    lower.dismissByUser()

    await app.expectRest()
    #expect(app.log.reports == [.user(.dismissedModals(keeping: 0))])
  }

  @Test(arguments: [0, 1])
  func `a sheet with a screen that must not be dismissed stays`(position: Int) async throws {
    let app = await settledApp(at: Route(tab: .home, modals: [[.form(1), .item(2)], [.form(2)]]))
    let form = (app.presented[position] as? UINavigationController)?.viewControllers.first
    form?.isModalInPresentation = true

    app.presented[0].presentationController?.dismissByUser()

    await app.expectRest()
    #expect(app.log.reports == [])
    #expect(app.place.modals.count == 2)
  }

  @Test func `a deep link while sheets are up goes to its place`() async {
    let app = await settledApp(at: nested)

    app.send(.go(Route(tab: .saved, [.item(7), .item(8)])))

    await app.expectRest()
    #expect(app.place.route == Route(tab: .saved, [.item(7), .item(8)]))
    #expect(app.log.reports == [])
  }
}
