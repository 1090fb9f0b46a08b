import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing

extension TriviaApp: TestableApp {}

/// The README's sample runs as it says.
@Suite(.timeLimit(.minutes(30))) @MainActor struct ReadmeTests {
  @Test func `a tap is counted`() async throws {
    let user = try AppUser<TriviaApp>()
    #expect(await user.screen.shows("Count: 0"))

    try user.screen.tap("Count: 0")

    #expect(await user.screen.shows("Count: 1"))
  }

  @Test func `a tap on Details opens the details`() {
    let store = Store(initialState: TriviaApp.initialState)
    let home = HomeCoordinator(
      ScreenContext(
        ScreenID(.home, in: .tab(.home)), store: store, services: ShellServices()))
    home.start()

    home.handle(.detailsTapped)

    #expect(store.state.navigation.route == Route(tab: .home, [.details]))
  }

  @Test func `a link leads where a tap leads`() throws {
    let user = try AppUser<TriviaApp>()

    try user.screen.tap("Details")

    let link = try #require(TriviaApp.links.url(for: user.app.store.state.navigation.route))
    #expect(link == "https://trivia.example/home/details")
  }
}
