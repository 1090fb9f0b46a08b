import Coordinator
import CoordinatorTesting
import TerminalUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct StartTests {
  let link = TestRoute(tab: .saved, [.item(1)], modals: [[.form(1)], [.form(2)]])

  @Test func `a window opens on the place of the link that started the app`() async {
    let app = TestApp(at: link, hasWindow: false)
    #expect(app.shown == nil)

    app.openWindow()
    let first = app.screen.text

    #expect(first.contains(app.manner == .slow ? "Item 1" : "Form 2"))
    await app.expectRest()
    #expect(!app.log.drainAppearances().contains { $0.hasSuffix("animated") })
  }

  @Test func `no other screen appears when a window opens in another tab`() async {
    let app = TestApp(at: Route(tab: .saved, [.item(1)]), hasWindow: false)

    app.openWindow()

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["Item 1"])
  }

  @Test func `nothing is made of a place in a tab that its root lacks`() async {
    let app = TestApp(
      at: Route(tab: .account, [.item(1)], modals: [[.form(1)]]), tabs: [.home, .saved])
    await app.settle()

    #expect(app.shown == Place(tabs: [.home, .saved], selectedTab: .home))
    #expect(app.watch.alive.sorted() == ["Home", "Home", "Saved", "Saved"])
    app.send(.push(.item(2)))
    await app.settle()
    #expect(app.shown?.route == Route(tab: .home, [.item(2)]))
    #expect(app.log.drainIncidents() == [])
  }

  @Test func `nothing is made before there is a window, and then only what it shows`() async {
    let app = TestApp(hasWindow: false)
    app.send(.enter(.wall))
    let alive = app.watch.alive

    app.openWindow()

    await app.expectRest()
    #expect(alive.isEmpty)
    #expect(app.log.drainAppearances() == ["Gate"])
  }

  @Test func `a window opens on the newest place`() async {
    let app = TestApp(hasWindow: false)

    app.send(.go(link), .dismiss, .push(.item(3)))
    app.openWindow()

    await app.expectRest()
    #expect(app.place.modals == [[.form(1), .item(3)]])
  }

  @Test(arguments: [true, false])
  func `restore and link lead to the same place in either order`(linkIsFirst: Bool) async {
    let app = TestApp(hasWindow: false)
    let saved = Place(selectedTab: .account, stacks: [.home: [.item(7)]], modals: [[.form(7)]])
    let actions = [Action.go(link), .restore(saved)]

    for action in linkIsFirst ? actions : actions.reversed() { app.send(action) }
    app.openWindow()

    await app.expectRest()
    #expect(app.place.route == link)
    #expect(app.place.stack(in: .tab(.home)) == [.home, .item(7)])
  }

  @Test func `a window that shows something else is left alone until it is attached again`() async {
    let app = TestApp(at: Route(tab: .home, [.item(1)]))
    await app.settle()
    app.screen.windowScene.keyWindow?.rootViewController = UIViewController()

    app.send(.go(link))
    #expect(app.shown == nil)
    app.openWindow()

    await app.expectRest()
    #expect(app.place.route == link)
  }
}
