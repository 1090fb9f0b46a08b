import Coordinator
import CoordinatorTesting
import Redux
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// The navigator as an app makes it, with a window.
@MainActor @Suite(.timeLimit(.minutes(30))) struct NavigatorTests {
  private let app = TestApp(hasWindow: false)

  private func makeNavigator(in window: UIWindow) -> Navigator<TestMap> {
    Navigator(
      in: window,
      for: TestOwner(app.store, watch: app.watch, log: app.log, options: app.options))
  }

  @Test func `a window opens on the first state that is shown, and on no other screen`() async {
    let window = UIWindow(windowScene: app.screen.windowScene)
    let navigator = makeNavigator(in: window)
    #expect(window.isHidden)

    navigator.show(Place(Route(tab: .saved, [.item(1)])))
    await navigator.settled()

    #expect(!window.isHidden)
    #expect(navigator.shown?.route == Route(tab: .saved, [.item(1)]))
    #expect(app.log.drainAppearances() == ["Item 1"])
  }

  @Test func `screens leave the window, and end with the navigator`() async {
    let window = UIWindow(windowScene: app.screen.windowScene)
    var navigator: Navigator? = makeNavigator(in: window)
    navigator?.show(Place(Route(tab: .saved, modals: [[.form(1)]])))
    await navigator?.settled()

    await withCheckedContinuation { left in navigator?.leaveWindow { left.resume() } }
    navigator = nil
    await app.screen.settled()

    #expect(window.rootViewController == nil)
    #expect(app.watch.alive == [])
  }
}
