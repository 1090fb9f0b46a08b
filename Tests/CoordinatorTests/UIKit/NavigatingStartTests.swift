import Coordinator
import Redux
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// A coordinator that navigates in `start()`, or when it is made.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct NavigatingStartTests {
  nonisolated static let actions: [Action] = [
    .push(.item(1)), .present([.form(1)]), .ask(.question(1)), .select(.saved), .enter(.wall),
    .setTabs([.saved, .home]),
    .go(Route(tab: .account, [.item(1)], modals: [[.form(1), .item(2)]])),
  ]

  /// Makes an app without a window, in which a screen does something as its coordinator starts.
  private func app(
    at route: TestRoute, on screen: Screen, dispatching action: Action, whenMade: Bool = false
  ) -> (TestApp, starts: () -> [Screen]) {
    let app = TestApp(at: route, hasWindow: false)
    var starts: [Screen] = []
    var isFirst = true
    let navigate = { [store = app.store] (started: Screen) in
      guard started == screen, isFirst else { return }
      isFirst = false
      store.dispatch(action)
    }
    app.options.onInit = { if whenMade { navigate($0) } }
    app.options.onStart = { started in
      starts.append(started)
      if !whenMade { navigate(started) }
    }
    return (app, { starts })
  }

  private func expected(_ actions: Action..., from place: Place) -> Place {
    actions.reduce(into: place) { $0.reduce($1) }
  }

  @Test(arguments: actions, [true, false])
  func `a root that navigates at launch is followed`(action: Action, whenMade: Bool) async {
    let start = TestRoute(tab: .home)
    let (app, starts) = app(at: start, on: .home, dispatching: action, whenMade: whenMade)

    app.openWindow()

    await app.expectRest()
    #expect(app.place == expected(.go(start), action, from: Place(selectedTab: .home)))
    #expect(starts().count == Set(starts()).count)
  }

  @Test(arguments: actions, [true, false])
  func `a root that navigates below a link is followed`(action: Action, whenMade: Bool) async {
    let link = TestRoute(tab: .home, [.item(7)], modals: [[.form(7)], [.form(8)]])
    let (app, starts) = app(at: link, on: .home, dispatching: action, whenMade: whenMade)

    app.openWindow()

    await app.expectRest()
    #expect(app.place == expected(.go(link), action, from: Place(selectedTab: .home)))
    #expect(starts().filter { $0 == .home }.count == 1)
  }

  @Test(arguments: [Screen.item(1), .form(1), .gate], actions)
  func `a screen that navigates as it comes is followed`(screen: Screen, action: Action) async {
    let (app, starts) = app(at: Route(tab: .home), on: screen, dispatching: action)
    app.openWindow()
    await app.settle()

    app.send(.go(Route(tab: .home, [.item(1)], modals: [[.form(1)]])))
    if screen == .gate { app.send(.enter(.wall)) }

    // In the other root, there is no way to the tab.
    await app.expectRest(mayMiss: true)
    #expect(starts().contains(screen))
  }

  @Test func `the containers stand when a root is started`() async {
    let app = TestApp(hasWindow: false)
    var tabs: [Int?] = []
    app.options.onStart = { [driver = app.driver] _ in
      tabs.append(driver.tabBarController.viewControllers?.count)
    }

    app.openWindow()

    await app.expectRest()
    #expect(tabs == [3, 3, 3])
  }

  @Test func `the window opens on what a root asks for, without animation`() async {
    let (app, _) = app(at: Route(tab: .home), on: .home, dispatching: .push(.item(1)))

    app.openWindow()

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["Item 1"])
  }
}
