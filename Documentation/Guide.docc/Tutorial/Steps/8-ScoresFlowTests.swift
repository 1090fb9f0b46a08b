import AppTesting
import Testing

/// The user's steps on the screen, also in a simulator.
@Suite(.timeLimit(.minutes(10)), .withAndWithoutTime) @MainActor struct ScoresFlowTests {
  @Test func `a link shows the points, and a tap adds one`() async throws {
    let user = try await AppUser.start()
    try user.follow("scores")
    #expect(await user.isAt("scores"))
    #expect(await user.shows("Points: 0"))

    try await user.tap("I Knew It")

    #expect(await user.shows("Points: 1"))
  }
}
