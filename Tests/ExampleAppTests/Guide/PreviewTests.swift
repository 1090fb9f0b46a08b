import AppShell
import AppTesting
import Coordinator
import Redux
import Testing
import UIKit

@testable import ExampleApp

/// Returns a view controller that shows a view state, without a store or a coordinator.
@MainActor func preview<Screen: UIViewController & Renderer>(
  _ screen: Screen, _ viewState: Screen.ViewState
) -> Screen {
  screen.loadViewIfNeeded()
  screen.render(viewState)
  return screen
}

@Suite(.timeLimit(.minutes(30))) @MainActor struct PreviewTests {
  @Test func `a screen can be looked at without a store`() async {
    let big = Sight(
      id: 1, name: "Big Ben", city: "London", country: "UK", year: 1859, latitude: 51,
      longitude: 0, summary: "", rating: nil)
    let screen = TerminalScreen(columns: 40, rows: 12)
    var visit = VisitState()
    visit.reduce(VisitAction.secondsElapsed(10))
    let window = UIWindow(windowScene: screen.windowScene)

    window.rootViewController = preview(
      VisitViewController(), VisitViewState(visit, count: 3, .loaded(big)))
    window.makeKeyAndVisible()

    #expect(await screen.shows("Seconds on this screen: 10"))
    #expect(screen.text.contains("Visits: 3"))
  }
}
