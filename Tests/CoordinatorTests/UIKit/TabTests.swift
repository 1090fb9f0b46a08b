import Coordinator
import TerminalUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct TabTests {
  @Test func `the app selects a tab`() async {
    let app = TestApp()

    app.send(.select(.saved))

    await app.expectRest()
    #expect(app.place == Place(selectedTab: .saved))
    #expect(app.log.reports == [])
  }

  @Test func `the user selects a tab by key, and nothing is sent back`() async {
    let app = TestApp(at: Route(tab: .home, [.item(1)]))

    app.screen.press(.character("2"))

    await app.expectRest()
    #expect(app.log.reports == [.user(.selected(.saved))])
    #expect(app.place == Place(selectedTab: .saved, stacks: [.home: [.item(1)]]))
  }

  @Test func `the user selects a tab by mouse`() async throws {
    let app = TestApp()

    try app.screen.tap("account")

    await app.expectRest()
    #expect(app.log.reports == [.user(.selected(.account))])
  }

  @Test func `a tap on the selected tab goes to its root, and the state says so`() async throws {
    let app = TestApp(at: Route(tab: .home, [.item(1), .item(2)]))
    await app.settle()
    _ = app.log.drainAppearances()

    try app.screen.tap("home")

    await app.expectRest()
    #expect(app.log.reports == [.user(.reselected(.home))])
    #expect(app.place == Place(selectedTab: .home))
    #expect(app.log.drainAppearances() == ["Home, animated"])
  }

  @Test func `a tap on the selected tab at its root is reported, and changes nothing`() async {
    let app = TestApp()

    app.screen.press(.character("1"))

    await app.expectRest()
    #expect(app.log.reports == [.user(.reselected(.home))])
    #expect(app.place == Place(selectedTab: .home))
  }

  @Test func `a link into another tab keeps the first tab's stack`() async {
    let app = TestApp(at: Route(tab: .home, [.item(1)]))
    await app.settle()
    _ = app.log.drainAppearances()

    app.send(.go(Route(tab: .saved, [.item(2), .item(3)])))

    await app.expectRest()
    #expect(app.place.stack(in: .tab(.home)) == [.home, .item(1)])
    #expect(app.log.drainAppearances() == ["Item 3"])
  }

  @Test func `nothing moves for a user who wants less motion`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      TerminalDiagnostics.isReduceMotionEnabled = true
      let app = TestApp()
      await app.settle()
      _ = app.log.drainAppearances()

      app.send(.push(.item(1)))
      await app.settle()
      app.send(.present([.form(1)]))
      await app.expectRest()

      #expect(!app.log.drainAppearances().contains { $0.contains("animated") })
      #expect(app.place.modals == [[.form(1)]])
    }
  }

  @Test func `a change in a hidden tab is not animated`() async {
    let app = TestApp(at: Route(tab: .saved))
    await app.settle()
    app.send(.user(.changedStack(.tab(.home), [.home, .item(1)])))
    await app.settle()
    _ = app.log.drainAppearances()

    app.screen.press(.character("1"))

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["Item 1"])
  }

  @Test func `a link to the root of the selected tab goes to its root`() async {
    let app = TestApp(at: Route(tab: .home, [.item(1), .item(2)]))
    await app.settle()

    app.send(.go(Route(tab: .home)))

    await app.expectRest()
    #expect(app.topController?.viewControllers.count == 1)
  }
}
