import Coordinator
import CoordinatorTesting
import Redux
import TerminalUIKit
import Testing

/// Changes during a transition.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct RaceTests {
  let deep = TestRoute(tab: .home, [.item(1), .item(2)])
  let sheet = TestRoute(tab: .home, modals: [[.form(1)]])

  private func settledApp(at route: TestRoute) async -> TestApp {
    let app = TestApp(at: route)
    await app.settle()
    _ = app.log.drainAppearances()
    return app
  }

  @Test func `the newest target wins, without a trace of the ones between`() async {
    let app = await settledApp(at: Route(tab: .home))

    app.send(.push(.item(1)), .present([.form(1)]), .go(Route(tab: .account, [.item(3)])))

    await app.expectRest()
    #expect(!app.log.drainAppearances().contains { $0.hasPrefix("Form 1") })
  }

  @Test func `A to B to C to A in flight ends at A`() async {
    let app = await settledApp(at: deep)

    app.send(.push(.item(3)), .present([.form(1)]), .go(deep))

    await app.expectRest()
    #expect(app.place == Place(deep))
    #expect(app.log.drainAppearances() == ["Item 3, animated", "Item 2, animated"])
  }

  @Test func `the user goes back while a push is in flight`() async {
    let app = await settledApp(at: deep)

    app.send(.push(.item(3)))
    app.screen.press(.escape)

    await app.expectRest()
    // UIKit may take no input during a transition.
    let kept: [Screen] = app.manner == .slow ? [.item(3)] : []
    #expect(app.place == Place(Route(tab: .home, deep.screens + kept)))
  }

  @Test func `nothing has changed until the user has let go`() async {
    let app = await settledApp(at: deep)

    app.screen.press(.escape)
    app.executor.driverChanged()

    #expect(app.shown == Place(deep))
    #expect(app.log.reports == [])
    await app.expectRest()
    #expect(app.shown == Place(Route(tab: .home, [.item(1)])))
  }

  @Test func `a screen pushed while the user goes back goes with the screen below it`()
    async
  {
    let app = await settledApp(at: deep)

    app.screen.press(.escape)
    app.send(.push(.item(3)))

    await app.expectRest()
    #expect(app.place == Place(Route(tab: .home, [.item(1)])))
    #expect(app.log.reports == [.user(.changedStack(.tab(.home), [.home, .item(1)]))])
    #expect(app.log.drainAppearances() == ["Item 1, animated"])
  }

  @Test func `the app goes back while the user does`() async {
    let app = await settledApp(at: deep)

    app.screen.press(.escape)
    app.send(.pop(1))

    await app.expectRest()
    #expect(app.place == Place(Route(tab: .home, [.item(1)])))
  }

  @Test func `the user goes back twice at once`() async {
    let app = await settledApp(at: deep)

    app.screen.press(.escape)
    app.screen.press(.escape)

    await app.expectRest()
    let kept: [Screen] = app.manner == .slow ? [.item(1)] : []
    #expect(app.place == Place(Route(tab: .home, kept)))
  }

  @Test func `the user selects a tab while a push is in flight`() async {
    let app = await settledApp(at: deep)

    app.send(.push(.item(3)))
    app.screen.press(.character("2"))

    await app.expectRest()
    #expect(app.place.selectedTab == .saved)
    #expect(app.place.stack(in: .tab(.home)).last == .item(3))
  }

  @Test func `the selected tab is tapped while a push is in flight`() async throws {
    let app = await settledApp(at: deep)

    app.send(.push(.item(3)))
    try app.screen.tap("home")

    await app.expectRest()
    #expect(app.log.reports == [.user(.reselected(.home))])
    #expect(app.place == Place(selectedTab: .home))
  }

  @Test func `present while dismissing`() async {
    let app = await settledApp(at: sheet)

    app.send(.dismiss)
    app.send(.present([.form(2)]))

    await app.expectRest()
    #expect(app.place.modals == [[.form(2)]])
  }

  @Test func `dismiss while presenting`() async {
    let app = await settledApp(at: Route(tab: .home))

    app.send(.present([.form(1)]))
    app.send(.dismiss)

    await app.expectRest()
    #expect(app.place == Place(selectedTab: .home))
  }

  @Test func `a modal presented while the user pulls a sheet down goes with the sheet`() async {
    let app = await settledApp(at: sheet)

    app.screen.press(.escape)
    app.send(.present([.form(2)]))

    await app.expectRest()
    #expect(app.place == Place(selectedTab: .home))
    #expect(app.log.reports == [.user(.dismissedModals(keeping: 0))])
    #expect(app.log.drainAppearances() == [])
  }

  @Test func `a link while the user pulls a sheet down is followed`() async {
    let app = await settledApp(at: sheet)

    app.screen.press(.escape)
    app.send(.go(Route(tab: .saved, [.item(4)])))

    await app.expectRest(mayMiss: true)
    #expect(app.place == Place(Route(tab: .saved, [.item(4)])))
  }

  @Test func `the same link twice is followed once`() async {
    let app = await settledApp(at: Route(tab: .home))
    let link = Action.go(Route(tab: .home, [.item(1)], modals: [[.form(1)]]))

    app.send(link)
    app.send(link)

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["Item 1", "Form 1, animated"])
  }

  @Test func `a screen that navigates as it appears is followed`() async {
    let app = await settledApp(at: Route(tab: .home))
    app.log.onAppearance = { [store = app.store] entry in
      if entry.hasPrefix("Item 1") { store.dispatch(Action.push(.item(2))) }
      if entry.hasPrefix("Item 2") { store.dispatch(Action.present([.form(1)])) }
    }

    app.send(.push(.item(1)))

    await app.expectRest()
    #expect(app.place == Place(Route(tab: .home, [.item(1), .item(2)], modals: [[.form(1)]])))
  }

  @Test func `a screen stays alive until it has disappeared`() async {
    let app = await settledApp(at: deep)

    app.send(.pop(1))
    let inFlight = app.watch.alive

    #expect(inFlight.filter { $0 == "Item 2" }.count == 2)
    await app.expectRest()
  }
}
