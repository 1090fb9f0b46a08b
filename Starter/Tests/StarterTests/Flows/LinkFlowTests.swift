import AppTesting
import Testing

/// The links of every app, also in a simulator.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct LinkFlowTests {
  @Test func `a refused link explains why until another is followed`() async throws {
    let path = try #require(AppUser.firstPath)
    let user = try await AppUser.start()
    try user.follow("nowhere/at/all")
    #expect(await user.shows("The Link Can't Be Opened"))

    try user.follow(path)

    #expect(await user.isAt(path))
    #expect(await user.showsNo("The Link Can't Be Opened"))
  }
}
