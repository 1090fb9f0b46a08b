import Coordinator
import Redux
import Testing
import UIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct HomeFlowTests {
  @Test func `a link shows the screen, and its buttons count`() async throws {
    let user = try AppUser(at: "\(AppLinks.scheme)://home")
    #expect(await user.screen.shows("Home"))
    await user.screen.settled()
    #expect(await user.screen.shows("Count: 0"))

    try user.screen.tap("Add One")
    #expect(await user.screen.shows("Count: 1"))
    #expect(user.app.store.state.home.count == 1)
    try user.screen.tap("Reset")

    #expect(await user.screen.shows("Count: 0"))
  }
}
