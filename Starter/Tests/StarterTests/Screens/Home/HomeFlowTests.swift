import AppTesting
import Testing

/// The user's steps on the screen, also in a simulator.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct HomeFlowTests {
  @Test func `a link shows the screen, and its buttons count`() async throws {
    let user = try await AppUser.start()
    try user.follow("home")
    #expect(await user.isAt("home"))

    try await user.tap("Add One")
    #expect(await user.shows("Count: 1"))
    try await user.tap("reset")

    #expect(await user.shows("Count: 0"))
  }
}
