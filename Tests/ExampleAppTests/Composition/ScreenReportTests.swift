import Coordinator
import Testing

@testable import ExampleApp

/// The names of screens that the system is told.
@Suite(.timeLimit(.minutes(30))) struct ScreenReportTests {
  @Test(
    arguments: [
      (Route(tab: .saved), "saved"),
      (Route(tab: .explore, [.sight(id: 7)]), "sight"),
      (Route(tab: .explore, [.sight(id: 7), .reviews(id: 7)]), "reviews"),
      (Route(tab: .account, modals: [[.signIn]]), "signIn"),
    ] as [(Route<AppMap>, String)])
  func `the name of a screen has no values`(route: Route<AppMap>, name: String) {
    #expect(NavigationState(route).screenName == name)
  }
}
