import AppShell
import AppTesting
import Coordinator
import CoordinatorTesting
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct ReviewsLinkTests {
  private let store = Store(
    initialState: AppState(), middleware: [SightsApp.intake(Services(Launch()))], reducing: .main)
  private let probe: NavigationProbe<AppState, AppMap>

  init() { probe = NavigationProbe(store, navigation: \.navigation, links: \.links) }

  @Test func `a link shows the reviews above their sight`() {
    probe.open("sights://sights/3/reviews")

    #expect(probe.screens == [.explore, .sight(id: 3), .reviews(id: 3)])
  }

  @Test func `a link to the form waits until someone signs in`() {
    probe.open("sights://sights/3/reviews/new")
    #expect(probe.modals == [[.signIn]])
    let ada = Account(name: "Ada", email: "ada@example.com")

    probe.send(SessionAction.signedIn(ada))

    #expect(probe.screens == [.explore, .sight(id: 3), .reviews(id: 3), .writeReview(id: 3)])
  }
}
