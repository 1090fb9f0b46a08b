import Coordinator
import Redux
import ReduxTesting
import Testing
import UIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct ItemsFlowTests {
  let link = "\(AppLinks.scheme)://items"

  @Test func `a link shows the list, which loads its next page at the end`() async throws {
    let user = try AppUser(at: link)
    #expect(await user.screen.shows("Row 1"))
    await user.screen.settled()

    for _ in 1...20 { user.screen.press(.down) }

    let store = user.app.store
    #expect(
      await user.screen.until { _ in
        let state = store.state
        return state.navigation.appearances.contains { state.items[$0]?.nextPage == 3 }
      })
  }

  @Test func `a page that can't be loaded offers to try again`() async throws {
    var services = Services.test(clock: TestClock())
    services.items = { _ in throw ItemsError.unreachable }

    let user = try AppUser(at: link, services: services)

    #expect(await user.screen.shows("Try Again"))
  }
}
